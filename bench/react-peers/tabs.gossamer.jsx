// Tabs by Gossamer.
import { NestedTabs } from "gossamer/react";
import { questions } from "./content";

export default () => <NestedTabs items={questions} />;
