// What of the chat is loaded on need; see `Scope.part`.
export const loadAnalytics = () => import("./analytics");
export const loadView = () => import("./view");
export const loadWidgetParts = () => import("./widget-parts");
