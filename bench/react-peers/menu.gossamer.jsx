// The menu by Gossamer.
import { NavMenu } from "gossamer/react";
import { menu } from "./content";

export default () => <NavMenu items={menu} label="Main" />;
