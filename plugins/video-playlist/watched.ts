// The part of playlists that show what was watched: kept in the page builder's storage.
import { storage } from "../../src/stores/storage";
import { watchedIn } from "./model";

const keyOf = (playlist: string) => `watched_videos_${playlist}`;

/** The ids of what was watched of a playlist. */
export const watchedOf = (playlist: string): string[] => watchedIn(storage.get(keyOf(playlist)));

/** Notes that a video was watched. */
export const addWatched = (playlist: string, id: string): void =>
	storage.set(keyOf(playlist), JSON.stringify([...new Set([...watchedOf(playlist), id])]));
