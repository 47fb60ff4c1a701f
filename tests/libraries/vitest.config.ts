// React's libraries on the runtime, in Chromium: `npm run test:libraries`. The library must be built.
import { suite } from "../helpers/suite.ts";

export default suite("libraries");
