// The app, the same on the server and on the page.
import { StrictMode } from "react";
import { Showcase } from "./showcase";

export const App = () => (
	<StrictMode>
		<Showcase title="Vite and React" />
	</StrictMode>
);
