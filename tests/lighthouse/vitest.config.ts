// Lighthouse on ten pages of the documentation: `npm run test:lighthouse`. The site must be built.
import { suite } from "../helpers/suite.ts";

export default suite("lighthouse");
