// Thrown by a command that cannot do its task: the message is for the user, without a stack.

export class CliError extends Error {
	/** @param exitCode 2 for wrong usage, 1 for everything else; `compare` has its own codes */
	constructor(
		message: string,
		readonly exitCode: 1 | 2 | 3 = 1,
	) {
		super(message);
	}
}
