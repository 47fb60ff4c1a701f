// The places that components have for parts of an app's tree, and the lists of which they draw one after the other.
import type { ReactElement, ReactNode } from "react";
import * as components from "../../plugins/react";

const {
	Accordion,
	Alert,
	AnimatedHeadline,
	Animations,
	AtomicForm,
	AtomicTabs,
	BackgroundSlideshow,
	BackgroundVideo,
	Carousel,
	Countdown,
	Counter,
	DropCap,
	FloatingBar,
} = components;
const { FloatingButtons, Gallery, Hotspot, Interactions, LazyBackground, LeadForm, Lightbox, LoopCarousel } =
	components;
const { LoopFilter, LoopGrid, Lottie, MediaCarousel, MegaMenu, Motion, NavMenu, NestedAccordion } = components;
const { NestedTabs, OffCanvas, Popup, Popups, Posts, PreviewScroll, Progress, Search, SearchForm } = components;
const { ShareButtons, Slides, Sticky, StickyHeader, Stretched, TableOfContents, Tabs, TestimonialCarousel } =
	components;
const { Toggle, VideoPlaylist, WoocommerceMenuCart } = components;

export type Put = (place: string) => ReactNode;

/** With a list of the app's own. */
export const lists: Record<string, (ids: readonly string[], put: Put) => ReactElement> = {
	Accordion: (ids, put) => <Accordion items={titled(ids, put)} />,
	AtomicTabs: (ids, put) => <AtomicTabs items={titled(ids, put)} />,
	Carousel: (ids, put) => <Carousel>{keyed(ids, put)}</Carousel>,
	Gallery: (ids, put) => (
		<Gallery pictures={ids.map((id) => ({ thumbnail: `/${id}.jpg`, width: 3, height: 2, alt: id, title: put(id) }))} />
	),
	Hotspot: (ids, put) => (
		<Hotspot
			items={ids.map((value) => ({
				value,
				content: put(`${value} content`),
				label: put(`${value} label`),
				icon: put(`${value} icon`),
			}))}
		/>
	),
	LoopCarousel: (ids, put) => <LoopCarousel>{keyed(ids, put)}</LoopCarousel>,
	LoopFilter: (ids, put) => (
		<LoopFilter loop="shop" taxonomy="kind" items={ids.map((slug) => ({ slug, label: put(slug) }))} />
	),
	MediaCarousel: (ids, put) => (
		<MediaCarousel items={ids.map((id) => ({ image: `/${id}.jpg`, alt: id, content: put(id) }))} />
	),
	"MediaCarousel with thumbs": (ids, put) => (
		<MediaCarousel
			settings={{ skin: "slideshow" }}
			items={ids.map((id) => ({ image: `/${id}.jpg`, alt: id, content: put(id) }))}
		/>
	),
	MegaMenu: (ids, put) => (
		<MegaMenu items={ids.map((value) => ({ value, title: put(`${value} title`), panel: put(`${value} panel`) }))} />
	),
	NavMenu: (ids, put) => (
		<NavMenu
			items={ids.map((value) => ({
				value,
				title: put(`${value} title`),
				items: ids.map((below) => ({ value: below, title: put(`${value} ${below}`) })),
			}))}
		/>
	),
	"NavMenu with links of a router": (ids, put) => (
		<NavMenu
			renderLink={(props) => <a {...props} data-own="" />}
			items={ids.map((value) => ({ value, title: put(`${value} title`) }))}
		/>
	),
	NestedAccordion: (ids, put) => <NestedAccordion items={titled(ids, put)} />,
	NestedTabs: (ids, put) => <NestedTabs items={titled(ids, put)} />,
	Popups: (ids, put) => (
		<Popups>
			{ids.map((id) => (
				<Popup key={id} id={`7${id.charCodeAt(0)}`} defaultOpen settings={{ prevent_close_on_background_click: "yes" }}>
					{put(id)}
				</Popup>
			))}
		</Popups>
	),
	Posts: (ids, put) => (
		<Posts
			filters={ids.map((id) => ({ id, name: put(`${id} filter`) }))}
			items={ids.map((value) => ({ value, content: put(value), filters: [value] }))}
		/>
	),
	ShareButtons: (ids, put) => (
		<ShareButtons
			networks={ids.map((id) => networks[id]!)}
			title={(network) => put(`${network} title`)}
			icon={(network) => put(`${network} icon`)}
		/>
	),
	Slides: (ids, put) => <Slides items={ids.map((value) => ({ value, content: put(value) }))} />,
	Tabs: (ids, put) => <Tabs items={titled(ids, put)} />,
	TestimonialCarousel: (ids, put) => (
		<TestimonialCarousel
			items={ids.map((value) => ({
				value,
				text: put(`${value} text`),
				name: put(`${value} name`),
				title: put(`${value} title`),
			}))}
		/>
	),
	Toggle: (ids, put) => <Toggle items={titled(ids, put)} />,
	VideoPlaylist: (ids, put) => (
		<VideoPlaylist
			title="Throwing"
			videos={ids.map((id) => ({ id, title: id, url: `/${id}.mp4`, section: put(id) }))}
		/>
	),
};
export const networks: Record<string, string> = { a: "facebook", b: "x-twitter", c: "email", d: "whatsapp" };
const titled = (ids: readonly string[], put: Put) =>
	ids.map((value) => ({ value, title: put(`${value} title`), content: put(`${value} content`) }));
const keyed = (ids: readonly string[], put: Put) => ids.map((id) => <p key={id}>{put(id)}</p>);

const two = ["one", "two"];
/** With places for content, in addition to those of their items. */
export const places: Record<string, (put: Put) => ReactElement> = {
	Accordion: (put) => <Accordion items={plain} icons={{ opened: put("opened"), closed: put("closed") }} />,
	Alert: (put) => <Alert title={put("title")}>{put("text")}</Alert>,
	AnimatedHeadline: (put) => <AnimatedHeadline before={put("before")} words={two} after={put("after")} />,
	"AnimatedHeadline with a mark": (put) => (
		<AnimatedHeadline before={put("before")} words="fast" after={put("after")} />
	),
	Animations: (put) => <Animations settings={{ animation: "fadeIn" }}>{put("child")}</Animations>,
	AtomicForm: (put) => (
		<AtomicForm
			formId="f1"
			name="Contact"
			button="Send"
			success={put("success")}
			failure={put("failure")}
			fields={[{ type: "email", name: "mail", label: "Mail" }]}
		/>
	),
	BackgroundSlideshow: (put) => (
		<BackgroundSlideshow pictures={["/1.jpg", "/2.jpg"]}>{put("child")}</BackgroundSlideshow>
	),
	BackgroundVideo: (put) => <BackgroundVideo link="/waves.webm">{put("child")}</BackgroundVideo>,
	"Carousel with arrows and dots of its own": (put) => (
		<Carousel
			renderArrow={(props) => (
				<button type="button" {...props}>
					{put(props["data-side"])}
				</button>
			)}
			renderDots={() => put("dots")}
		>
			{two}
		</Carousel>
	),
	Countdown: (put) => (
		<Countdown date={new Date("2099-01-01")} labels={{ days: put("days") }} message={put("message")} />
	),
	Counter: (put) => <Counter to={5} title={put("title")} suffix={put("suffix")} />,
	DropCap: (put) => (
		<DropCap>
			<p>Once {put("child")}</p>
		</DropCap>
	),
	FloatingBar: (put) => (
		<FloatingBar closeLabel="Close" href="#more" cta={put("cta")}>
			{put("child")}
		</FloatingBar>
	),
	FloatingButtons: (put) => (
		<FloatingButtons
			label="Write"
			closeLabel="Close"
			icon={put("icon")}
			title={put("title")}
			message={put("message")}
			href="#chat"
			cta={put("cta")}
		>
			{put("child")}
		</FloatingButtons>
	),
	Gallery: (put) => <Gallery pictures={[]} titles={[put("title")]} all={put("all")} />,
	Hotspot: (put) => <Hotspot items={[]}>{put("picture")}</Hotspot>,
	Interactions: (put) => <Interactions items={[]}>{put("child")}</Interactions>,
	LazyBackground: (put) => <LazyBackground>{put("child")}</LazyBackground>,
	LeadForm: (put) => (
		<LeadForm fields={[]} button={{ idle: "Join", busy: "Joining" }} sent={put("sent")} onSubmit={async () => {}} />
	),
	Lightbox: (put) => <Lightbox href="/1.jpg">{put("child")}</Lightbox>,
	LoopFilter: (put) => <LoopFilter loop="shop" taxonomy="kind" items={[]} all={put("all")} />,
	LoopGrid: (put) => (
		<LoopGrid id="shop" load={() => ({ items: [], pages: 1 })} initial={{ items: [], pages: 1 }} empty={put("empty")} />
	),
	Lottie: (put) => <Lottie src="/wheel.json" caption={put("caption")} />,
	MegaMenu: (put) => (
		<MegaMenu items={[{ title: "Shop", panel: <p>Bowls</p> }]} openLabel={put("open")} closeLabel={put("close")} />
	),
	Motion: (put) => <Motion effects={{ translateY: true }}>{put("child")}</Motion>,
	NavMenu: (put) => (
		<NavMenu items={[{ title: "Shop" }]} toggle={{ label: "Menu", open: put("open"), close: put("close") }} />
	),
	NestedAccordion: (put) => <NestedAccordion items={plain} icons={{ opened: put("opened"), closed: put("closed") }} />,
	OffCanvas: (put) => (
		<OffCanvas id="cart" label="Cart" defaultOpen>
			{put("child")}
		</OffCanvas>
	),
	Posts: (put) => <Posts filters={[{ id: 1, name: "One" }]} all={put("all")} items={[]} />,
	PreviewScroll: (put) => <PreviewScroll>{put("child")}</PreviewScroll>,
	Progress: (put) => <Progress value={40} title={put("title")} />,
	Search: (put) => (
		<Search action="/" label="Search" resultsLabel="Results" id="1" post={2}>
			{put("button")}
		</Search>
	),
	SearchForm: (put) => (
		<SearchForm action="/" label="Search">
			{put("button")}
		</SearchForm>
	),
	"SearchForm that takes the screen": (put) => (
		<SearchForm action="/" label="Search" skin="full_screen">
			{put("toggle")}
		</SearchForm>
	),
	Sticky: (put) => <Sticky>{put("child")}</Sticky>,
	StickyHeader: (put) => <StickyHeader>{put("child")}</StickyHeader>,
	Stretched: (put) => <Stretched>{put("child")}</Stretched>,
	TableOfContents: (put) => <TableOfContents title={put("title")} />,
	VideoPlaylist: (put) => (
		<VideoPlaylist title="Throwing" videos={[{ title: "One", url: "/one.mp4" }]} count={put("count")} />
	),
	WoocommerceMenuCart: (put) => (
		<WoocommerceMenuCart count={2} subtotal={put("subtotal")} icon={put("icon")}>
			{put("child")}
		</WoocommerceMenuCart>
	),
};
const plain = [{ title: "One", content: "First" }];
