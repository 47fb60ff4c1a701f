// The one policy for pages that ask for Trusted Types (`require-trusted-types-for 'script'`).

interface Policy {
	createHTML(markup: string): string;
	createScriptURL(address: string): string;
}

let policy: Policy | undefined;

const getPolicy = () => {
	const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
	const asIs = (text: string) => text;
	return (policy ??= trustedTypes?.createPolicy("gossamer", { createHTML: asIs, createScriptURL: asIs }));
};

/** An address that a script's `src` takes under such a policy. Only for addresses that are written in our code. */
export const trustedAddress = (address: string): string => getPolicy()?.createScriptURL(address) ?? address;

/** The document of a markup that the site's own server sent; its scripts do not run. */
export const parseMarkup = (markup: string): Document =>
	new DOMParser().parseFromString(getPolicy()?.createHTML(markup) ?? markup, "text/html");
