// What does each file cost that a site may load? Raw, gzip and brotli bytes.
import { readManifest } from "../tests/site/release.mjs";

export default () =>
	Object.entries(readManifest().files).map(([file, { brotli, gzip, raw }]) => ({ file, brotli, gzip, raw }));
