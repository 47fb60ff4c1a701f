// The files of a release as tests have them: the kit from its source, chunks by the `load` of their descriptors.
import { createFiles, type Files } from "../../src/core/load";

export const filesInTests = (): Files =>
	createFiles("http://site.test/gossamer/gossamer.js", { kit: () => import("../../src/kit") });
