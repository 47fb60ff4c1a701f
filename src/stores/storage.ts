// The page builder's web storage: one JSON object under one key, its entries with an expiry each.
import { isObject } from "../base/is-object";

export interface StorageOptions {
	/** In `sessionStorage` instead of `localStorage`. */
	session?: boolean;
	/** If the browser refuses to store, keep the entry for the life of the page, for readers with this option. */
	memory?: boolean;
}

/** The page builder's entries, under one key of the browser's storage. */
export interface PageStorage {
	/** The whole object, `__expiration` included, without expired entries; empty when there is nothing to read. */
	get(key?: undefined, options?: StorageOptions): Record<string, unknown>;
	/** The entry; undefined when it is absent, expired or cannot be read. Expired entries are removed from the storage. */
	get(key: string, options?: StorageOptions): unknown;
	/**
	 * Writes the entry. With a lifetime, in seconds, its expiry as well; without one an earlier expiry stays. Does
	 * nothing if the storage is blocked or full. A value that is not a JSON object counts as empty and is replaced.
	 */
	set(key: string, value: unknown, options?: StorageOptions & { lifetimeInSeconds?: number }): void;
}

type Area = "localStorage" | "sessionStorage";
type Entries = Record<string, unknown>;

const root = "elementor";
const expiries = "__expiration";
/** Entries that an area refused to store. */
const refused: Partial<Record<Area, Entries>> = {};

/**
 * Never throws. Values must be JSON-serialisable.
 * @example
 * storage.set("popup-7-impressions-count", 1, { lifetimeInSeconds: 86400 });
 * storage.get("popup-7-impressions-count"); // 1, a day later undefined
 */
export const storage = {
	get(key?: string, options: StorageOptions = {}) {
		const entries = load(options);
		const ends = bare(entries[expiries]);
		const names = key === undefined ? Object.keys(ends) : [key];
		const expired = names.filter((name) => (ends[name] as number) <= Date.now());
		for (const name of expired) {
			delete entries[name];
			delete ends[name];
		}
		if (expired.length) {
			entries[expiries] = ends;
			save(entries, options);
		}
		return key === undefined ? entries : entries[key];
	},
	set(key, value, { lifetimeInSeconds, ...options } = {}) {
		const entries = load(options);
		const ends = bare(entries[expiries]);
		if (lifetimeInSeconds) ends[key] = Date.now() + lifetimeInSeconds * 1000;
		entries[key] = value;
		entries[expiries] = ends;
		save(entries, options);
	},
} as PageStorage;

const areaOf = ({ session }: StorageOptions): Area => (session ? "sessionStorage" : "localStorage");

/** @throws if the area is blocked */
const read = (area: Area): unknown => {
	const json = window[area].getItem(root);
	try {
		return JSON.parse(json!);
	} catch {}
};

const load = (options: StorageOptions): Entries => {
	const area = areaOf(options);
	try {
		return bare((options.memory && refused[area]) || read(area));
	} catch {
		return bare();
	}
};

const save = (entries: Entries, options: StorageOptions) => {
	const area = areaOf(options);
	try {
		window[area].setItem(root, JSON.stringify(entries));
		if (options.memory) delete refused[area];
	} catch {
		if (options.memory) refused[area] = entries;
	}
};

/** A copy without prototype, so that no key means anything but itself. */
const bare = (value?: unknown): Entries => Object.assign(Object.create(null), isObject(value) ? value : {});
