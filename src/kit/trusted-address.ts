// The one policy for pages that ask for Trusted Types (`require-trusted-types-for 'script'`).

interface Policy {
	createScriptURL(address: string): string;
}

let policy: Policy | undefined;

/** An address that a script's `src` takes under such a policy. Only for addresses that are written in our code. */
export const trustedAddress = (address: string): string => {
	const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
	policy ??= trustedTypes?.createPolicy("gossamer", { createScriptURL: (text) => text });
	return policy?.createScriptURL(address) ?? address;
};
