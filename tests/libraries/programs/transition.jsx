// react-transition-group: one box that comes and goes, and a list whose entries leave with a transition.
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { CSSTransition, TransitionGroup } from "react-transition-group";

window.classes = [];
new MutationObserver((records) => {
	for (const { target } of records)
		if (target.className !== window.classes.at(-1)) window.classes.push(target.className);
}).observe(document.body, { subtree: true, attributeFilter: ["class"] });

const Entry = ({ children, ...rest }) => {
	const ref = useRef(null);
	return (
		<CSSTransition {...rest} nodeRef={ref} timeout={60} classNames="entry">
			<li ref={ref}>{children}</li>
		</CSSTransition>
	);
};

const App = () => {
	const [isShown, setShown] = useState(false);
	const [entries, setEntries] = useState(["one", "two"]);
	const box = useRef(null);
	return (
		<>
			<button type="button" id="toggle" onClick={() => setShown(!isShown)}>
				Toggle
			</button>
			<CSSTransition nodeRef={box} in={isShown} timeout={60} classNames="fade" unmountOnExit>
				<p ref={box}>Box</p>
			</CSSTransition>
			<button type="button" id="drop" onClick={() => setEntries(entries.slice(1))}>
				Drop
			</button>
			<TransitionGroup component="ul">
				{entries.map((name) => (
					<Entry key={name}>{name}</Entry>
				))}
			</TransitionGroup>
		</>
	);
};

createRoot(document.getElementById("root")).render(<App />);
