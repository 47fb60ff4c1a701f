// The suites where browsers differ, in Chromium, Firefox and WebKit: `npm run test:engines`. The site must be built.
import { suite } from "../helpers/suite.ts";

export default suite("engines", { maxWorkers: 3 }, { __DEV__: true, __VERSION__: '"test"' });
