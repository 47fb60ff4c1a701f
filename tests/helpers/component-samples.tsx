// Each component of the package, with little in it: every text that a sample gives is `given`, so that others are the component's own.
import type { ReactElement } from "react";
import * as all from "../../plugins/react";

/** Of letters that no language of the words has. */
export const given = "ᚠᚢᚦ";
const items = [1, 2, 3].map((at) => ({ title: given + at, content: <p>{given}</p> }));
const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>";
const fields = [
	{ type: "email", id: "mail", name: "mail", label: given, required: true },
	{ type: "textarea", id: "note", name: "note", label: given },
] as const;
const slides = [<p key="a">{given}</p>, <p key="b">{given}</p>, <p key="c">{given}</p>];
const image = <img src={picture} alt={given} width="30" height="20" />;

/** By its name; those that show nothing of their own, or nothing before something happens, are not in view at first. */
export const samples: Record<string, ReactElement> = {
	AccessibilityPanel: <all.AccessibilityPanel settings={{ controls: ["textSize", "colours", "invert", "reset"] }} />,
	Accordion: <all.Accordion items={items} />,
	Alert: <all.Alert title={given}>{given}</all.Alert>,
	AnimatedHeadline: <all.AnimatedHeadline before={given} words={[given, given]} />,
	Animations: <all.Animations settings={{ animation: "fadeIn" }}>{given}</all.Animations>,
	AtomicForm: (
		<all.AtomicForm formId="f1" name={given} button={given} success={given} failure={given} fields={fields} />
	),
	AtomicTabs: <all.AtomicTabs items={items} />,
	AtomicVideo: <all.AtomicVideo file="/a.mp4" controls />,
	BackgroundSlideshow: (
		<all.BackgroundSlideshow pictures={["/1.jpg", "/2.jpg"]}>
			<p>{given}</p>
		</all.BackgroundSlideshow>
	),
	BackgroundVideo: (
		<all.BackgroundVideo link="/a.mp4">
			<p>{given}</p>
		</all.BackgroundVideo>
	),
	Carousel: <all.Carousel>{slides}</all.Carousel>,
	Chat: <all.Chat settings={{ telephone: "15550100", messages: [given] }} />,
	Countdown: <all.Countdown date={4e9} />,
	Counter: <all.Counter to={7} />,
	DropCap: <all.DropCap>{given}</all.DropCap>,
	FacebookWidget: <all.FacebookWidget kind="page" href="https://www.facebook.com/a" />,
	FloatingBar: (
		<all.FloatingBar closeLabel={given} href="/" cta={given}>
			{given}
		</all.FloatingBar>
	),
	FloatingButtons: <all.FloatingButtons label={given} closeLabel={given} message={given} href="/" cta={given} />,
	Form: <all.Form name={given} button={given} fields={fields} />,
	Gallery: (
		<all.Gallery pictures={[{ thumbnail: picture, width: 30, height: 20, alt: given }]} titles={[given]} all={given} />
	),
	Hotspot: <all.Hotspot items={[{ content: given, label: given }]}>{image}</all.Hotspot>,
	Interactions: <all.Interactions items={[]}>{given}</all.Interactions>,
	LazyBackground: <all.LazyBackground>{given}</all.LazyBackground>,
	LeadForm: <all.LeadForm fields={fields} button={{ idle: given, busy: given }} />,
	Lightbox: <all.Lightbox href="/1.jpg">{image}</all.Lightbox>,
	LoopCarousel: <all.LoopCarousel>{slides}</all.LoopCarousel>,
	LoopFilter: <all.LoopFilter loop="a1" taxonomy="kind" items={[{ slug: "a", label: given }]} />,
	LoopGrid: <all.LoopGrid id="a1" load={() => ({ items: slides, pages: 2 })} initial={{ items: slides, pages: 2 }} />,
	Lottie: <all.Lottie src="/a.json" width={30} height={20} />,
	MediaCarousel: (
		<all.MediaCarousel items={[{ image: picture }, { image: picture }]} settings={{ skin: "slideshow" }} />
	),
	MegaMenu: <all.MegaMenu items={[{ title: given, href: "/", panel: <p>{given}</p> }, { title: given }]} />,
	Motion: <all.Motion effects={{ translateY: true }}>{given}</all.Motion>,
	NavMenu: <all.NavMenu items={[{ title: given, href: "/", items: [{ title: given, href: "/" }] }]} />,
	NestedAccordion: <all.NestedAccordion items={items} />,
	NestedTabs: <all.NestedTabs items={items} />,
	OffCanvas: (
		<all.OffCanvas id="menu" label={given}>
			{given}
		</all.OffCanvas>
	),
	PhotoFeed: <all.PhotoFeed load={async () => ({ items: [], hasMore: true }) as never} />,
	Popups: (
		<all.Popups>
			<all.Popup id="7" label={given}>
				{given}
			</all.Popup>
		</all.Popups>
	),
	Posts: <all.Posts items={[{ content: <p>{given}</p> }]} filters={[{ id: 5, name: given }]} />,
	PreviewScroll: <all.PreviewScroll>{given}</all.PreviewScroll>,
	Progress: <all.Progress value={40} title={given} />,
	ProgressTracker: <all.ProgressTracker />,
	Search: (
		<all.Search action="/" label={given} resultsLabel={given} id="a1" post={1}>
			{given}
		</all.Search>
	),
	SearchForm: (
		<all.SearchForm action="/" label={given} skin="full_screen">
			{given}
		</all.SearchForm>
	),
	ShareButtons: <all.ShareButtons networks={["facebook"]} title={() => given} />,
	Slides: <all.Slides items={[{ content: given }, { content: given }]} />,
	Sticky: <all.Sticky>{given}</all.Sticky>,
	StickyHeader: <all.StickyHeader>{given}</all.StickyHeader>,
	Stretched: <all.Stretched>{given}</all.Stretched>,
	TableOfContents: <all.TableOfContents title={given} toggle={{ open: given, close: given }} />,
	Tabs: <all.Tabs items={items} />,
	TestimonialCarousel: (
		<all.TestimonialCarousel
			items={[
				{ text: given, name: given },
				{ text: given, name: given },
			]}
		/>
	),
	TextPath: <all.TextPath text={given} src="/a.svg" width={30} height={20} />,
	Toggle: <all.Toggle items={items} />,
	Video: <all.Video frame="https://player.vimeo.com/video/1" poster={picture} />,
	VideoPlaylist: <all.VideoPlaylist title={given} videos={[{ title: given, url: "/a.mp4" }]} />,
	WoocommerceMenuCart: (
		<all.WoocommerceMenuCart count={2} subtotal={given}>
			{given}
		</all.WoocommerceMenuCart>
	),
};
