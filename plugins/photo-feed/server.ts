// What a feed needs for its server, as one part: calls, and the posts that come of them.
export { tellServer, testServer } from "./calls";
export { createPosts } from "./posts";
