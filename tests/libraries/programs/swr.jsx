// swr: two readers of one address, data shown before the server agrees, and a new look when the visitor comes back.
import { createRoot } from "react-dom/client";
import useSWR, { SWRConfig, useSWRConfig } from "swr";

const ask = async (path, options) => {
	const response = await fetch(path, options);
	if (!response.ok) throw new Error(`status ${response.status}`);
	return response.json();
};

const Count = ({ id }) => {
	const { data, error, isLoading } = useSWR("/api/count");
	return <p id={id}>{error ? error.message : isLoading ? "wait" : `count ${data.count}`}</p>;
};
const Broken = () => <p id="broken">{useSWR("/api/broken").error?.message ?? "fine"}</p>;

const App = () => {
	const { mutate } = useSWRConfig();
	const raise = () =>
		mutate("/api/count", () => ask("/api/count", { method: "POST" }), {
			optimisticData: { count: 99 },
			revalidate: false,
		});
	return (
		<>
			<Count id="one" />
			<Count id="two" />
			<Broken />
			<button type="button" id="raise" onClick={raise}>
				Raise
			</button>
			<button type="button" id="again" onClick={() => mutate("/api/count")}>
				Again
			</button>
		</>
	);
};

createRoot(document.getElementById("root")).render(
	<SWRConfig value={{ fetcher: ask, shouldRetryOnError: false, focusThrottleInterval: 0, dedupingInterval: 50 }}>
		<App />
	</SWRConfig>,
);
