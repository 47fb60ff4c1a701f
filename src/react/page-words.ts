// What plugins say on their own in an app, by the names that the page builder has for it.
import { createContext } from "react";

/** Undefined where no provider gives words: each plugin has English ones. */
export const PageWords = createContext<Readonly<Record<string, string>> | undefined>(undefined);
