// Code that most widgets need beyond a launching button. One chunk, so that their pages load two files of the chat.
export { chooseTexts, showBubbles } from "./bubbles";
export { createCodes } from "./codes";
export { holdFocus } from "./focus";
export { watchElements } from "./in-view";
export { watchPhone } from "./phone";
export { followVariations } from "./shop";
export { bindWindow } from "./window";
