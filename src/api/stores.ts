// The stores in separate files, under stable names.
export { $cookies, cookies } from "../stores/cookies";
export { frame } from "../stores/frame";
export { $scroll } from "../stores/scroll";
export { storage } from "../stores/storage";
