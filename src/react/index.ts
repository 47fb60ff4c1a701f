// The authoring layer: what components and plugin views are made with.
export type { ChangeDetails, ChangeReason } from "./change";
export { definePlugin, type ViewPlugin, type ViewProps } from "./define-plugin";
export { drawView } from "./draw-view";
export { Island, type IslandPlugin, type IslandProps } from "./island";
export type { MenuLinkProps, RenderLink } from "./menu-link";
export type { OverlayHandle, OverlayState } from "./overlay-handle";
export type { Printed, SettingsFor, SettingsInput } from "./settings-input";
export { Slot, type SlotProps } from "./slot";
export { useConsent } from "./use-consent";
export { type SetCookie, useCookie } from "./use-cookie";
export { useReducedMotion } from "./use-reduced-motion";
export { useScope } from "./use-scope";
export { useScroll } from "./use-scroll";
export { useStore } from "./use-store";
export type { FormStatus, FormValues, SubmitAnswer, SubmitProps } from "./use-submit";
export { useViewport } from "./use-viewport";
export { classNames, type HostProps, useWidgetId, Widget, type WidgetProps } from "./widget";
export { useWords, type Words, type WordsLanguage, WordsProvider, type WordsProviderProps, words } from "./words";
