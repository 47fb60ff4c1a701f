// What a command throws when it cannot do what it was asked to do: the message is for the person, without a stack.

export class CliError extends Error {
	/** @param exitCode 2 for wrong usage, 1 for everything else; `compare` has codes of its own */
	constructor(
		message: string,
		readonly exitCode: 1 | 2 | 3 = 1,
	) {
		super(message);
	}
}
