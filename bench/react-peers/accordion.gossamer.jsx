// The accordion by Gossamer.
import { Accordion } from "gossamer/react";
import { questions } from "./content";

export default () => <Accordion items={questions} />;
