/** @jsxImportSource ../../src/runtime/react */
// The runtime's own types of JSX: ordinary code of an app, and what must not pass. Checked by `tsc`, never run.
// biome-ignore-all lint/a11y: every kind of attribute, on elements without a sense
import {
	Component,
	computed,
	createContext,
	createPortal,
	createRef,
	memo,
	render,
	signal,
	useCallback,
	useContext,
	useEffect,
	useId,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useSignal,
	useState,
} from "../../src/runtime";
import type {
	ChangeEvent,
	ComponentProps,
	CSSProperties,
	FC,
	JSX,
	KeyboardEvent,
	MouseEventHandler,
	PropsWithChildren,
	ReactNode,
	Ref,
} from "../../src/runtime/jsx";
import { forwardRef, lazy, Suspense } from "../../src/runtime/react/names";

// Components and their props

interface ButtonProps {
	kind?: "primary" | "plain";
	onPress?: MouseEventHandler<HTMLButtonElement>;
	children?: ReactNode;
}
const Button = ({ kind = "plain", onPress, children }: ButtonProps) => (
	<button type="button" class={`button ${kind}`} onClick={onPress}>
		{children}
	</button>
);

const Card: FC<PropsWithChildren<{ title: string; aside?: ReactNode }>> = ({ title, aside, children }) => (
	<section aria-labelledby="title" data-kind="card">
		<h2 id="title">{title}</h2>
		{children}
		{aside ?? null}
	</section>
);
Card.displayName = "Card";

export const buttons = (
	<>
		<Button kind="primary" onPress={(event) => event.currentTarget.blur()}>
			Go
		</Button>
		<Button key="second">{["a", 1, null, false, <b key="b">c</b>]}</Button>
		<Card title="Title" aside={<em>aside</em>}>
			text {1} {undefined} {new Set(["a"])}
		</Card>
		{/* @ts-expect-error there is no such kind */}
		<Button kind="other" />
		{/* @ts-expect-error a title is needed */}
		<Card>text</Card>
	</>
);

// State, effects and refs

interface Todo {
	id: number;
	text: string;
	isDone: boolean;
}
type Action = { type: "add"; text: string } | { type: "toggle"; id: number };
const reduce = (todos: Todo[], action: Action): Todo[] =>
	action.type === "add"
		? [...todos, { id: todos.length, text: action.text, isDone: false }]
		: todos.map((todo) => (todo.id === action.id ? { ...todo, isDone: !todo.isDone } : todo));

export const Todos = () => {
	const [todos, dispatch] = useReducer<Todo[], Action>(reduce, []);
	const [text, setText] = useState("");
	const [selected, select] = useState<Todo>();
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<number>();
	const count = useRef(0);
	const id = useId();
	const open = useMemo(() => todos.filter(({ isDone }) => !isDone), [todos]);
	const add = useCallback(() => {
		dispatch({ type: "add", text });
		setText((before) => before.slice(0, 0));
	}, [text]);
	useEffect(() => {
		input.current?.focus();
		count.current++;
		return () => clearTimeout(timer.current);
	}, []);
	useLayoutEffect(() => {
		timer.current = window.setTimeout(add);
	}, [add]);
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key === "Enter" && !event.shiftKey) add();
	};
	const onChange = (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				add();
			}}
			action={(data) => void data.get("text")}
			noValidate
		>
			<label htmlFor={id}>New</label>
			<input
				id={id}
				ref={input}
				type="text"
				name="text"
				value={text}
				onChange={onChange}
				onInput={(event) => setText(event.currentTarget.value)}
				onKeyDown={onKeyDown}
				autoFocus
				autoComplete="off"
				maxLength={80}
				readOnly={false}
				aria-invalid={text === ""}
				spellCheck={false}
				list="known"
			/>
			<ul role="list">
				{todos.map((todo) => (
					<li key={todo.id} className={todo.isDone ? "done" : undefined} onDoubleClick={() => select(todo)}>
						<input type="checkbox" checked={todo.isDone} onChange={() => dispatch({ type: "toggle", id: todo.id })} />
						{todo.text}
					</li>
				))}
			</ul>
			<output>
				{open.length} of {todos.length} {selected?.text}
			</output>
			{/* @ts-expect-error there is no such action */}
			<button type="button" onClick={() => dispatch({ type: "remove" })} />
		</form>
	);
};

// Elements

const style: CSSProperties = { color: "red", marginTop: 4, "--gap": "1px", "line-height": 2 };
export const elements = (
	<div style={style} tabIndex={0} hidden={false} lang="en" dir="rtl" title="t" draggable contentEditable>
		<a href="/x" target="_blank" rel="noopener" download>
			link
		</a>
		<img src="/a.png" srcSet="/b.png 2x" alt="" width={10} height="10" loading="lazy" crossOrigin="anonymous" />
		<video
			src="/a.mp4"
			controls
			muted
			playsInline
			autoPlay
			loop
			poster="/p.png"
			onTimeUpdate={(e) => e.currentTarget.currentTime}
		/>
		<select multiple value={["a"]} onChange={(event) => event.target.selectedOptions.length}>
			<optgroup label="g">
				<option value="a" selected disabled>
					a
				</option>
			</optgroup>
		</select>
		<textarea rows={2} cols={3} defaultValue="text" placeholder="p" />
		<table>
			<tbody>
				<tr>
					<td colSpan={2} rowSpan={1}>
						x
					</td>
				</tr>
			</tbody>
		</table>
		<iframe src="/" sandbox="allow-scripts" allowFullScreen loading="lazy" title="frame" />
		<dialog open onClose={(event) => event.currentTarget.returnValue} onCancel={() => {}} />
		<details open onToggle={() => {}} />
		<label for="x" onMouseDownCapture={(event) => event.clientX} onPointerEnter={(event) => event.pointerId} />
		<p onAnimationEnd={(event) => event.animationName} onTransitionEnd={(event) => event.propertyName} />
		<p
			onCopy={(event) => event.clipboardData}
			onTouchStart={(event) => event.touches.length}
			onwheel={(e) => e.deltaY}
		/>
		<p dangerouslySetInnerHTML={{ __html: "<b>" }} />
		<my-element any={{ thing: 1 }} onfoo={() => {}} />
		{/* @ts-expect-error a link has no such attribute */}
		<a hreff="/x" />
		{/* @ts-expect-error a number is wanted, or its text */}
		<td colSpan={{}} />
		{/* @ts-expect-error there is no such element */}
		<buton />
		{/* @ts-expect-error handlers are functions */}
		<p onClick="go()" />
		{/* @ts-expect-error no such property of a style */}
		<p style={{ colour: "red" }} />
		{/* @ts-expect-error an event of the mouse has no key */}
		<p onClick={(event) => event.key} />
		{/* @ts-expect-error a ref of another element */}
		<canvas ref={createRef<HTMLInputElement>()} />
	</div>
);

export const drawing = (
	<svg
		viewBox="0 0 10 10"
		xmlns="http://www.w3.org/2000/svg"
		fill="none"
		aria-hidden
		onClick={(e) => e.currentTarget.viewBox}
	>
		<path d="M0 0" strokeWidth={2} stroke-linecap="round" fillOpacity={0.5} />
		<circle cx={1} cy="2" r={3} style={{ stroke: "red" }} />
		<linearGradient id="g" gradientTransform="rotate(1)">
			<stop offset="0%" stopColor="red" />
		</linearGradient>
		<text x={1} y={2} textAnchor="middle">
			t
		</text>
		<use href="#g" xlinkHref="#g" />
		<g transform="scale(2)" clipPath="url(#c)" />
	</svg>
);
export const formula = (
	<math display="block">
		<mrow>
			<mi mathvariant="bold">x</mi>
			<mo stretchy={false}>=</mo>
			<mfrac linethickness={0}>
				<mn>1</mn>
				<mn>2</mn>
			</mfrac>
		</mrow>
	</math>
);

// Contexts, memo, forwardRef, classes, portals

const Theme = createContext<"light" | "dark">("light");
const Themed = memo(({ n }: { n: number }) => {
	const theme = useContext(Theme);
	return theme === "dark" ? n : null;
});
export const themed = (
	<Theme.Provider value="dark">
		<Themed n={1} />
		<Theme.Consumer>{(theme: string) => theme}</Theme.Consumer>
		{/* @ts-expect-error a number is wanted */}
		<Themed n="1" />
	</Theme.Provider>
);

interface FieldProps {
	label: string;
}
const Field = forwardRef<HTMLInputElement, FieldProps>(({ label }, ref) => <input ref={ref} aria-label={label} />);
interface Handle {
	open(): void;
}
const Panel = forwardRef<Handle, { title: string }>(({ title }, ref) => {
	const [isOpen, setOpen] = useState(false);
	useImperativeHandle(ref, () => ({ open: () => setOpen(true) }), []);
	return isOpen ? title : null;
});
const WithRef = ({ ref, ...rest }: { ref?: Ref<HTMLParagraphElement>; id: string }) => <p ref={ref} {...rest} />;
export const Refs = () => {
	const input = useRef<HTMLInputElement>(null);
	const panel = useRef<Handle>(null);
	panel.current?.open();
	return (
		<>
			<Field label="l" ref={input} />
			<Panel title="t" ref={panel} />
			<WithRef id="p" ref={(node) => node?.align} />
			{/* @ts-expect-error a ref of another element */}
			<Field label="l" ref={panel} />
			{/* @ts-expect-error a label is needed */}
			<Field />
		</>
	);
};

class Clock extends Component<{ format: string }, { now: number }> {
	override state = { now: 0 };
	timer = 0;
	componentDidMount() {
		this.timer = window.setInterval(() => this.setState({ now: Date.now() }), 1000);
		this.setState(({ now }, { format }) => ({ now: now + format.length }));
		// @ts-expect-error there is no such state
		this.setState({ later: 1 });
	}
	componentWillUnmount() {
		clearInterval(this.timer);
	}
	override render() {
		return (
			<time>
				{this.props.format} {this.state.now.toFixed()}
			</time>
		);
	}
}
const Later = lazy(() => Promise.resolve({ default: Button }));
export const more = (
	<Suspense fallback={<p>wait</p>}>
		<Clock format="h" ref={(clock) => clock?.timer} />
		<Later kind="primary" />
		{createPortal(<p>elsewhere</p>, document.body)}
		{/* @ts-expect-error a format is needed */}
		<Clock />
	</Suspense>
);

// Signals

const count = signal(0);
const double = computed(() => count.value * 2);
export const Signals = () => {
	const name = useSignal("a");
	const isOff = useSignal(false);
	return (
		<p title={name} hidden={isOff} tabIndex={double} class={name}>
			{count} {double} {name.value}
			<input value={name} disabled={isOff} onInput={({ currentTarget: { value } }) => (name.value = value)} />
			{/* @ts-expect-error a text is no truth */}
			<button type="button" disabled={name} />
		</p>
	);
};

// What is read of elements

type InputProps = ComponentProps<"input">;
type OfButton = ComponentProps<typeof Button>;
export const Wrapped = ({ type = "text", ...rest }: InputProps) => <input type={type} {...rest} />;
export const kinds: OfButton["kind"][] = ["primary", undefined];
export const node: ReactNode = [<p key="p" />, "text", 1n, null];
export const element: JSX.Element = <p />;
render(<Todos />, document.body);
