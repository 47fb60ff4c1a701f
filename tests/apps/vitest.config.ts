// Sample apps, installed from the packed tarball, built and driven in Chromium: `npm run test:apps`. `dist` must be built.
import { suite } from "../helpers/suite.ts";

export default suite("apps");
