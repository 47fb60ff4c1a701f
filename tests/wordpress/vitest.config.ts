// The WordPress plugin in a real WordPress: `npm run test:wordpress`. The site must be built.
import { suite } from "../helpers/suite.ts";

// One WordPress, whose settings the tests change.
export default suite("wordpress", { globalSetup: ["setup.ts"], fileParallelism: false });
