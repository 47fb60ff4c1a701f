// Whether the visitor prefers reduced motion, in a component.
import { $preferences } from "../stores/preferences";
import { useStore } from "./use-store";

/** Whether motion should be reduced: nothing starts automatically, animations end immediately. False on the server. */
export const useReducedMotion = (): boolean => useStore($preferences, ({ reducedMotion }) => reducedMotion);
