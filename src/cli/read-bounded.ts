// Reads files and responses up to a limit: an endless one, or a non-file, is an error instead of an endless wait.
import { readFileSync, statSync } from "node:fs";

/** @throws if it is not a file, or longer */
export const readFile = (path: string, most: number): Buffer => {
	const about = statSync(path);
	if (!about.isFile()) throw new Error("it is no file");
	if (about.size > most) throw new Error(tooLong(most));
	return readFileSync(path);
};

/** @throws if the body is longer */
export const readBody = async (answer: Response, most: number): Promise<Buffer> => {
	const parts: Uint8Array[] = [];
	let length = 0;
	// Leaving the loop by an error closes the connection.
	for await (const part of answer.body ?? []) {
		length += part.length;
		if (length > most) throw new Error(tooLong(most));
		parts.push(part);
	}
	return Buffer.concat(parts);
};

const tooLong = (most: number) => `it is longer than ${most / 1e6} MB`;
