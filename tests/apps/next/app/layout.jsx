// The document, with the styles of the widgets before the app's own.
import "gossamer/react.css";
import "./app.css";

export const metadata = { title: "Next.js", icons: { icon: "data:," } };

const Layout = ({ children }) => (
	<html lang="en">
		<body>{children}</body>
	</html>
);
export default Layout;
