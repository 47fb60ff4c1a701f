// styled-components: styles by props and theme, one that builds on another, and styles of the page.
import { useState } from "react";
import { createRoot } from "react-dom/client";
import styled, { createGlobalStyle, css, keyframes, ThemeProvider } from "styled-components";

const Page = createGlobalStyle`body { background: ${({ theme }) => theme.page}; }`;
const turn = keyframes`to { rotate: 360deg; }`;
const Button = styled.button.attrs({ type: "button" })`
	color: ${({ theme }) => theme.ink};
	padding: ${({ $isWide }) => ($isWide ? "20px" : "5px")};
	${({ $isTurning }) => $isTurning && css`animation: ${turn} 5s linear infinite;`}
	&:hover { color: rgb(1, 2, 3); }
`;
const Loud = styled(Button)`font-weight: 900;`;
const themes = [
	{ ink: "rgb(255, 0, 0)", page: "rgb(250, 250, 250)" },
	{ ink: "rgb(0, 0, 255)", page: "rgb(10, 10, 10)" },
];

const App = () => {
	const [dark, setDark] = useState(0);
	return (
		<ThemeProvider theme={themes[dark]}>
			<Page />
			<Button id="theme" $isWide={!!dark} onClick={() => setDark(1 - dark)}>
				Theme
			</Button>
			<Loud id="loud" $isTurning>
				Loud
			</Loud>
			<Button as="a" id="link" href="#here">
				Link
			</Button>
		</ThemeProvider>
	);
};

createRoot(document.getElementById("root")).render(<App />);
