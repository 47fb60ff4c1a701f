// What is needed once the window opens.
export { chooseTexts, showBubbles } from "./bubbles";
export { holdFocus } from "./focus";
