// A server component: the page has its widgets without a component.
import { Showcase } from "./showcase";

const Page = () => <Showcase title="Next.js" />;
export default Page;
