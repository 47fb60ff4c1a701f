// The chat's parts that load when needed; see `Scope.part`.
export const loadAnalytics = () => import("./analytics");
export const loadView = () => import("./view");
export const loadWidgetParts = () => import("./widget-parts");
