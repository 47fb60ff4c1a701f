// What a widget with a window needs beyond one that is a button alone.
export { chooseTexts, showBubbles } from "./bubbles";
export { holdFocus } from "./focus";
export { bindWindow } from "./window";
