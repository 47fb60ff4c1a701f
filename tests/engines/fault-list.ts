// What may come instead of a file of the release, and of the answer to what a form sends.
const text = (body: string, type = "text/javascript", status = 200) =>
	new Response(body, { status, headers: { "Content-Type": type } });

/** What a server, a proxy or a network may answer instead of a script. */
export const faults: Record<string, () => Response> = {
	"404": () => text("Not found", "text/plain", 404),
	"500": () => text("", "text/plain", 500),
	"a page of HTML": () => text("<!doctype html><title>Sign in</title>", "text/html"),
	"HTML called a script": () => text("<!doctype html><title>Sign in</title>"),
	nothing: () => text(""),
	"half a script": () => text("export default { na"),
	"a cut connection": () => cut(),
};

/** What may become of what a form sends, the cut connection apart: some browsers ask again on their own. */
export const answers: Record<string, () => Response> = {
	"500": () => text("", "text/plain", 500),
	"a page of HTML": () => text("<!doctype html><title>Sign in</title>", "text/html", 403),
	nothing: () => text("", "application/json"),
	"half an answer": () => text('{"status":tr', "application/json"),
};

/** A connection that breaks off in the middle of its answer. */
export const cut = () =>
	new Response(
		new ReadableStream({
			start(stream) {
				stream.enqueue(new TextEncoder().encode("export default {"));
			},
			pull: (stream) => stream.error(new Error("cut")),
		}),
		{ headers: { "Content-Type": "text/javascript" } },
	);
