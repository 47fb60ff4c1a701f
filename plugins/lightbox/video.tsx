// The part that plays videos, as a slide or single; loaded if the page has one.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the dialog turns keys into clicks
import { useLayoutEffect, useRef, useState } from "react";
import { isObject } from "../../src/base/is-object";
import { isRefused } from "../../src/parts/players";
import { useStore } from "../../src/react/use-store";
import { $consent } from "../../src/stores/consent";
import { $viewport } from "../../src/stores/viewport";
import { type LightboxRequest, type Opening, type Player, textOf } from "./model";
import type { VideoProps } from "./types";
import { playerOf } from "./video-model";

/** The video of a slide, with a placeholder until it has loaded; a single video without the props of a slide. */
export const Video = ({ player, title, context, isActive }: VideoProps) => {
	const { dialog, scope, translate, $parts } = context;
	const { Icon } = useStore($parts);
	const [isThere, setThere] = useState(false);
	const [isPressed, setPressed] = useState(false);
	const mayPlay = useStore($consent, () => isPressed || !player.provider || !isRefused(player.provider, scope));
	const name = title || translate("playVideo");
	const frame = <Frame player={player} name={name} onReady={() => setThere(true)} />;
	if (isActive === undefined) return frame;
	// A provider that the visitor refuses is asked for nothing before a press.
	if (!mayPlay) {
		const press = () => {
			// The control is removed, and the focus with it.
			dialog.focus({ preventScroll: true });
			setPressed(true);
		};
		return (
			<div
				// A different element than the one below: when the click bubbles up, this one still prevents closing.
				key="press"
				className="elementor-custom-embed-play elementor-lightbox-prevent-close"
				style={{
					display: "block",
					position: "absolute",
					inset: 0,
					margin: "auto",
					width: "1em",
					height: "1em",
					fontSize: "80px",
					lineHeight: 1,
					color: "#fff",
					cursor: "pointer",
				}}
				role="button"
				tabIndex={0}
				aria-label={name}
				onClick={press}
			>
				<Icon name="play" />
			</div>
		);
	}
	const state = isActive ? ` elementor-${isThere ? "hidden" : "playing"}` : "";
	return (
		<>
			<div className={`elementor-custom-embed-play${state}`}>
				<Icon name="play" />
			</div>
			{isActive && frame}
		</>
	);
};

interface FrameProps {
	player: Player;
	/** Its name. */
	name: string;
	/** It can be played, or never will. */
	onReady(): void;
}

const Frame = ({ player, name, onReady }: FrameProps) => {
	const box = useRef<HTMLDivElement>(null);
	// Created manually: its attributes are the site's, with any names.
	useLayoutEffect(() => {
		const node = document.createElement(player.tag);
		for (const [key, value] of Object.entries(player.attributes)) node.setAttribute(key, value);
		node.title ||= name;
		node.onload = node.onloadeddata = node.onerror = onReady;
		box.current!.append(node);
		return () => node.remove();
	}, []);
	return (
		<div className="elementor-video-container elementor-lightbox-prevent-close">
			<div
				ref={box}
				className={`elementor-video-wrapper elementor-video-${player.orientation}`}
				style={{ "--video-aspect-ratio": player.ratio } as object}
			/>
		</div>
	);
};

/** Gives the playable videos of an opening their players; a single one also the dialog options of its JSON. */
export const addPlayers = (opening: Opening, request: LightboxRequest): void => {
	const [first] = opening.slides;
	if (opening.isAlone && first) {
		const modal = objectOf(request.modalOptions);
		opening.entrance = entranceOf(modal, $viewport.get().suffixes);
		first.title = textOf(modal.title);
		first.player = playerOf(first.url, {
			isHosted: request.videoType === "hosted",
			autoplay: request.autoplay === "yes",
			parameters: objectOf(request.videoParams),
			ratio: textOf(modal.videoAspectRatio),
			title: first.title,
		});
	} else {
		for (const slide of opening.slides) {
			if (!slide.isVideo) continue;
			const isUnasked = slide !== opening.slides[opening.start];
			// It has no parameters.
			slide.player = playerOf(slide.url, { autoplay: true, parameters: { controls: "" }, isUnasked });
		}
	}
};

/** @param suffixes of the device, from small to large */
const entranceOf = (modal: LightboxRequest, suffixes: string[]): string => {
	const { entranceAnimation = "zoomIn" } = modal;
	const given = suffixes.map((suffix) => modal[`entranceAnimation${suffix}`]).find(Boolean) ?? entranceAnimation;
	return given === "none" ? "" : textOf(given);
};

const objectOf = (value: unknown): LightboxRequest => (isObject(value) ? value : {});
