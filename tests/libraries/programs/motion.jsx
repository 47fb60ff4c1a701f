// motion: a box that moves, one that leaves with an animation, and a value that drives a style.
import { AnimatePresence, motion, useMotionValue, useTransform } from "motion/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";

window.ended = [];

const App = () => {
	const [isOn, setOn] = useState(false);
	const x = useMotionValue(0);
	const opacity = useTransform(x, [0, 100], [1, 0.5]);
	return (
		<>
			<button type="button" id="toggle" onClick={() => setOn(!isOn)}>
				Toggle
			</button>
			<button type="button" id="drive" onClick={() => x.set(50)}>
				Drive
			</button>
			<motion.div
				id="box"
				initial={false}
				animate={{ x: isOn ? 100 : 0 }}
				transition={{ duration: 0.1 }}
				onAnimationComplete={() => window.ended.push("box")}
			/>
			<AnimatePresence onExitComplete={() => window.ended.push("exit")}>
				{!isOn && <motion.p key="note" id="note" exit={{ opacity: 0 }} transition={{ duration: 0.1 }} />}
			</AnimatePresence>
			<motion.div id="driven" style={{ x, opacity }} />
			<motion.button id="pressed" type="button" whileTap={{ scale: 0.5 }} transition={{ duration: 0.05 }}>
				Press
			</motion.button>
		</>
	);
};

createRoot(document.getElementById("root")).render(<App />);
