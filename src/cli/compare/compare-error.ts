// Thrown when a comparison cannot be done: the message is one line for the user.
import { CliError } from "../cli-error";

export class CompareError extends CliError {
	constructor(message: string) {
		super(message, 3);
	}
}
