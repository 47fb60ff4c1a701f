// The scope of the plugin that a component is drawn by.
import { createContext } from "react";
import type { Scope } from "../kit/scope";

/** Undefined outside a plugin's view. */
export const ScopeContext = createContext<Scope | undefined>(undefined);
