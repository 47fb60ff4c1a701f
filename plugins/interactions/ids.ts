// Ids shared by the page, the script that hides entrances and the plugin that plays them.

/** Of the list that the server prints. */
export const listId = "elementor-interactions-data";
/** Of the style that hides elements with an entrance. */
export const cloakId = "gossamer-interactions";
