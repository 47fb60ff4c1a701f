// For the site build.

/** The library's chunk: `plugins/lottie-player.js`. */
export const libraries = { "lottie-web": "player" };
