// What a command throws when it cannot do what it was asked for: the message is for the person, without a stack.

export class CliError extends Error {
	/** @param exitCode 2 for wrong usage, 1 for everything else */
	constructor(
		message: string,
		readonly exitCode: 1 | 2 = 1,
	) {
		super(message);
	}
}
