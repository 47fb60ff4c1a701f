// A server component: the widgets are the page's by themselves.
import { Showcase } from "./showcase";

const Page = () => <Showcase title="Next.js" />;
export default Page;
