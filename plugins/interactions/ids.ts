// The ids by which the page, what hides its entrances and what plays them find each other.

/** Of the list that the server prints. */
export const listId = "elementor-interactions-data";
/** Of the style that hides what is going to enter. */
export const cloakId = "gossamer-interactions";
