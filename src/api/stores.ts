// The stores that lie in files of their own, under names that stay.
export { $cookies, cookies } from "../stores/cookies";
export { frame } from "../stores/frame";
export { $scroll } from "../stores/scroll";
export { storage } from "../stores/storage";
