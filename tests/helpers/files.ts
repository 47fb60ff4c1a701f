// The files of a release as tests have them: the kit from its source, chunks by the `load` of their descriptors.
import { createFiles, type Files } from "../../src/core/load";

export const filesInTests = (): Files => {
	const { load, modules } = createFiles("http://site.test/gossamer/gossamer.js");
	return { modules, load: (name, ...rest) => (name === "kit" ? import("../../src/kit") : load(name, ...rest)) };
};
