// Elements that are not hosts although a selector matches: those whose content is still closed.

/** On elements whose content is started later, by anyone who opens it. */
export const delayed = "data-delay-child-handlers";

/** Such elements, and popups as the server prints them; they are opened as copies in a dialog. */
export const closed = `[${delayed}=true],[data-elementor-type=popup]:not(.dialog-message>*)`;
