// react-router: pages with data, an address with a parameter, a form, an error, and a page that loads on request.
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import {
	createBrowserRouter,
	Form,
	Link,
	NavLink,
	Outlet,
	RouterProvider,
	useActionData,
	useLoaderData,
	useNavigate,
	useNavigation,
	useParams,
	useRouteError,
} from "react-router";

const Frame = () => (
	<>
		<nav data-state={useNavigation().state}>
			<NavLink to="/" end>
				Home
			</NavLink>
			<NavLink to="/item/7?x=1">Seven</NavLink>
			<Link to="/form">Form</Link>
			<Link to="/broken">Broken</Link>
			<Link to="/lazy">Lazy</Link>
		</nav>
		<main>
			<Outlet />
		</main>
	</>
);
const Item = () => {
	const { id } = useParams();
	const navigate = useNavigate();
	return (
		<>
			<h1>{`Item ${id}: ${useLoaderData()}`}</h1>
			<button type="button" id="next" onClick={() => navigate(`/item/${Number(id) + 1}`)}>
				Next
			</button>
		</>
	);
};
const Ask = () => (
	<Form method="post">
		<input name="name" />
		<button type="submit">Send</button>
		<h1>{useActionData() ?? "Form"}</h1>
	</Form>
);
const Broken = () => <h1>{`Caught ${useRouteError().message}`}</h1>;
const Lazy = lazy(async () => ({ default: () => <h1>Late page</h1> }));

const router = createBrowserRouter([
	{
		path: "/",
		element: <Frame />,
		HydrateFallback: () => null,
		children: [
			{ index: true, element: <h1>Home</h1> },
			{ path: "item/:id", element: <Item />, loader: async ({ params }) => `loaded ${params.id}` },
			{
				path: "form",
				element: <Ask />,
				action: async ({ request }) => `Hello ${(await request.formData()).get("name")}`,
			},
			{
				path: "broken",
				element: <h1>Never</h1>,
				errorElement: <Broken />,
				loader: () => {
					throw new Error("data");
				},
			},
			{
				path: "lazy",
				element: (
					<Suspense fallback={<h1>Wait</h1>}>
						<Lazy />
					</Suspense>
				),
			},
		],
	},
]);

createRoot(document.getElementById("root")).render(<RouterProvider router={router} />);
