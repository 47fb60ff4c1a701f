// A feed's communication with its server, as one part: requests, and the loaded posts.
export { tellServer, testServer } from "./calls";
export { createPosts } from "./posts";
