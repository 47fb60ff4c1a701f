// The plugins' own texts in an app, by the page builder's names.
import { createContext } from "react";

/** Undefined without a provider: each plugin has English texts. */
export const PageWords = createContext<Readonly<Record<string, string>> | undefined>(undefined);
