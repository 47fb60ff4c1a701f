// Says in one line why a response is not a page to compare.
import { notAPage } from "../not-a-page";
import { isTooDeep, mostDeep } from "../too-deep";

/** A site's response for a page, to be replayed. */
export interface Answer {
	/** Address of the response, after redirects. */
	address: string;
	/** Requested address. */
	asked: string;
	status: number;
	headers: { name: string; value: string }[];
	body: Buffer;
}

/** A page builder prints no larger documents. */
const mostBytes = 10 * 2 ** 20;

export const problemOf = (
	{ address, asked, status, body }: Answer,
	headers: readonly { name: string; value: string }[],
): string | undefined => {
	const headerOf = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? "";
	const bytes = Math.max(body.length, Number(headerOf("content-length")) || 0);
	if (status === 401) return `${asked} requires a name and a password: write them as https://NAME:PASSWORD@….`;
	if (status >= 400) return `${asked} answered ${status}.`;
	const other = notAPage(asked, headerOf("content-type"));
	if (other) return other;
	if (bytes > mostBytes)
		return `${asked} has ${(bytes / 2 ** 20).toFixed(0)} MB of HTML; more than ${mostBytes / 2 ** 20} MB are not compared.`;
	const start = body.subarray(0, 200_000).toString("latin1");
	if (/\/wp-login\.php\b/.test(address) || (address !== asked && isLogin(start)))
		return `${asked} leads to a login page; pass --header "Cookie: …" of a logged-in user.`;
	if (isTooDeep(body.toString("latin1")))
		return `${asked} nests elements more than ${mostDeep} deep; such pages are not compared.`;
	return undefined;
};

const isLogin = (html: string): boolean => /<input[^>]+type=["']?password/i.test(html);

/** @param message of the browser */
export const describeFailure = (address: string, message: string, timeoutMs: number): string => {
	const [code = ""] = /net::ERR_\w+/.exec(message) ?? [];
	const { host } = new URL(address);
	const lines: Record<string, string> = {
		"net::ERR_NAME_NOT_RESOLVED": `There is no host ${host}.`,
		"net::ERR_CONNECTION_REFUSED": `${host} refuses connections.`,
		"net::ERR_CONNECTION_TIMED_OUT": `${host} does not answer.`,
		"net::ERR_CONNECTION_RESET": `${host} closes the connection.`,
		"net::ERR_ADDRESS_UNREACHABLE": `${host} cannot be reached.`,
		"net::ERR_INTERNET_DISCONNECTED": "There is no network.",
		"net::ERR_TOO_MANY_REDIRECTS": `${address} redirects in a loop.`,
		"net::ERR_EMPTY_RESPONSE": `${address} answered nothing.`,
		"net::ERR_UNSAFE_PORT": `${address} has a port that browsers refuse.`,
	};
	if (lines[code]) return lines[code];
	if (/^net::ERR_(CERT|SSL)/.test(code))
		return `${host} has a certificate that the browser refuses (${code.slice(9)}).`;
	if (/Timeout \d+ms/.test(message)) return `${address} did not open within ${timeoutMs / 1000} s.`;
	return `${address} cannot be opened (${code.slice(5) || message.split("\n")[0]}).`;
};
