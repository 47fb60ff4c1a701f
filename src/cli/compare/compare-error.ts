// What a comparison throws when it cannot be done: the message is one line for the person.
import { CliError } from "../cli-error";

export class CompareError extends CliError {
	constructor(message: string) {
		super(message, 3);
	}
}
