// @floating-ui/react: a bubble that lies at its button, flips if there is no room, and returns the focus.
import {
	autoUpdate,
	FloatingFocusManager,
	FloatingPortal,
	flip,
	offset,
	shift,
	useClick,
	useDismiss,
	useFloating,
	useInteractions,
	useRole,
} from "@floating-ui/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const Bubble = ({ name, style }) => {
	const [isOpen, setOpen] = useState(false);
	const { refs, floatingStyles, context, placement } = useFloating({
		open: isOpen,
		onOpenChange: setOpen,
		placement: "bottom",
		middleware: [offset(8), flip(), shift()],
		whileElementsMounted: autoUpdate,
	});
	const { getReferenceProps, getFloatingProps } = useInteractions([
		useClick(context),
		useDismiss(context),
		useRole(context, { role: "dialog" }),
	]);
	return (
		<>
			<button type="button" id={name} ref={refs.setReference} style={style} {...getReferenceProps()}>
				{name}
			</button>
			{isOpen && (
				<FloatingPortal>
					<FloatingFocusManager context={context}>
						<div
							ref={refs.setFloating}
							className={`${name}-bubble`}
							data-placement={placement}
							style={{ ...floatingStyles, width: 100, height: 60 }}
							{...getFloatingProps()}
						>
							<input aria-label="First" />
							<input aria-label="Last" />
						</div>
					</FloatingFocusManager>
				</FloatingPortal>
			)}
		</>
	);
};

createRoot(document.getElementById("root")).render(
	<>
		<Bubble name="top" style={{ position: "absolute", top: 20, left: 200 }} />
		<Bubble name="bottom" style={{ position: "fixed", bottom: 5, left: 400 }} />
	</>,
);
