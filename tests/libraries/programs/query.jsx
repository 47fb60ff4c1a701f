// @tanstack/react-query: two readers of one query, a mutation that makes it stale, and a query that suspends.
import {
	QueryClient,
	QueryClientProvider,
	useMutation,
	useQuery,
	useQueryClient,
	useSuspenseQuery,
} from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { createRoot } from "react-dom/client";

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
const ask = async (path, options) => (await fetch(path, options)).json();
const count = { queryKey: ["count"], queryFn: () => ask("/api/count") };

const Count = ({ id }) => {
	const { data, isPending, isFetching } = useQuery(count);
	return (
		<p id={id} data-fetching={isFetching}>
			{isPending ? "wait" : `count ${data.count}`}
		</p>
	);
};

const Late = () => (
	<p id="late">{`late ${useSuspenseQuery({ queryKey: ["late"], queryFn: () => ask("/api/late") }).data.count}`}</p>
);

const App = () => {
	const [isShown, setShown] = useState(true);
	const queries = useQueryClient();
	const { mutate, isSuccess } = useMutation({
		mutationFn: () => ask("/api/count", { method: "POST" }),
		onSuccess: () => queries.invalidateQueries({ queryKey: ["count"] }),
	});
	return (
		<>
			{isShown && <Count id="one" />}
			<Count id="two" />
			<button type="button" id="toggle" onClick={() => setShown(!isShown)}>
				Toggle
			</button>
			<button type="button" id="raise" onClick={() => mutate()}>
				{isSuccess ? "Raised" : "Raise"}
			</button>
			<Suspense fallback={<p id="late">not yet</p>}>
				<Late />
			</Suspense>
		</>
	);
};

createRoot(document.getElementById("root")).render(
	<QueryClientProvider client={client}>
		<App />
	</QueryClientProvider>,
);
