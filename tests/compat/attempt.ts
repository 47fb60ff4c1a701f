// Notes which kind of error is thrown, for programs whose logs are compared.
export const attempt = (log: unknown[], run: () => void): void => {
	try {
		run();
	} catch (error) {
		log.push(`thrown ${(error as Error)?.constructor?.name}`);
	}
};
