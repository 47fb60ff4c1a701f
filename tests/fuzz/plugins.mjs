// The plugins that the release has a script of.
import { readManifest } from "../site/release.mjs";

export const pluginNames = () => [...new Set(readManifest().rows.flatMap(({ name, adds }) => (adds ? [] : name)))];
