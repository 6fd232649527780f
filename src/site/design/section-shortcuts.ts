import { cssValues } from "./css-values.ts";
import { mostMargin, pageWidth } from "./page-width.ts";

/** The first third of a page, and the others; a heading with a long word takes more. */
export const thirds = "lg:grid-cols-[minmax(min-content,calc((100%_-_4rem)/3))_minmax(0,1fr)]";

/** The margin of a page in what is as wide as the window, half of which is given. */
const marginBeside = (half: string, least = cssValues["--page-margin"]) =>
  `max(${least},${half}_-_${pageWidth / 2}rem)`;

/** A size that is smaller in windows that are narrow for a visitor's letters. */
const atMost = (width: string, size: string) =>
  `[font-size:min(${width},${size.replaceAll(" ", "_")})]`;

// Words that explain a heading or a picture.
const explanation = "max-w-[38rem] text-ink-soft [&>p+p]:mt-4";

// On every page the first heading is equally far below the header.
export const openingTop = "pt-[clamp(2rem,1rem_+_4vw,5rem)]";
export const closingSizes =
  "[&>h2]:type-closing [&>.longest-heading]:type-section [&>.widest-heading]:type-passage";

/** How the kinds of section look, as in `shortcuts`. */
export const sectionShortcuts: Record<string, string> = {
  // Openings in place of a drawing. The week has the last third, and sizes by which its times stand whole there.
  "opening-week": `${openingTop} pb-[var(--gap)] grid gap-x-8 gap-y-10 items-start lg:(grid-cols-[calc((200%_-_2rem)/3)_minmax(0,1fr)] grid-rows-[auto_1fr] gap-y-0 [&>:first-child]:pe-12 [&>.hours]:(col-start-2 row-[1/3])) lt-lg:[&>.opening-contact]:-mt-4 [&>.hours]:[container-type:inline-size] [&_.hours-week]:(max-w-none text-[clamp(1rem,5.9cqi,1.25rem)] [font-family:var(--serif)]) [&_.hours-closed]:[font-size:inherit]`,
  "hours-longest":
    "bg-tint border-b-0! text-[clamp(1.25rem,9.6cqi,2.25rem)] leading-[1.15] [&>*]:py-4!",
  "opening-week-long": "[&_.hours-longest]:text-[clamp(1.125rem,7.2cqi,1.75rem)]",
  "opening-week-longest": "[&_.hours-longest]:text-[clamp(1rem,5.9cqi,1.375rem)]",
  "opening-list": `${openingTop} pb-[var(--gap)] [&>h1]:(type-passage leading-[1.3] tracking-normal max-w-[26em]) [&>.lead]:mt-2`,
  offers:
    "mt-7 border-t-2 border-accent type-opening leading-[1.12] tracking-[env(--title-tracking)]",
  "offers-small": "type-closing",
  "offers-long": "lt-md:type-passage",
  offer:
    "block pt-[.24em] pb-[.14em] border-b text-ink decoration-none md:(grid grid-cols-[1fr_auto] gap-x-8 items-baseline) [&>small]:(block type-body leading-[1.4] tracking-normal text-ink-soft)",
  "opening-contact": "mt-6 type-name leading-[1.4] flex flex-wrap items-baseline gap-x-12 gap-y-1",
  "opening-ground":
    "relative isolate overflow-clip mb-[var(--gap)] [--tall:clamp(13rem,min(44vw,40vw/var(--letter,1)),41rem)]",
  // Words stand before the letter, which in a wide window is next to them.
  "ground-words": `${openingTop} lg:pb-32 lt-lg:pb-[max(12rem,36vw)] lg:min-h-[min(44rem,82vh)] [&>.lead]:text-inherit [&>*]:max-w-[var(--most,29rem)]! lg:[&>*]:max-w-[min(var(--most,29rem),max(45%,100%_-_2rem_-_var(--letter,0)_*_var(--tall)_+_${marginBeside("50vw", `${mostMargin}rem`)}))]! [&>h1]:[--most:11em] [&>.longest-title]:[--most:20em] [&>.widest-title]:[--most:22em]`,
  // Cut by the ground's edges on three sides.
  "ground-letter":
    "[z-index:-1] lg:[inset-inline-start:0]! [inset-inline-end:0]! -bottom-[calc(var(--tall)*.2)]!",
  // Like `wide`, but the large photograph of a spread goes on to the edge of the window.
  gallery: `[--margin:${marginBeside("50%")}] pb-[var(--gap)] grid grid-cols-[minmax(0,1fr)] gap-6 [&>*]:px-[var(--margin)]`,
  photographs: "grid grid-cols-2 gap-x-4 gap-y-6",
  // Each is as wide as its ratio wants, so that all have one height.
  "photographs-row":
    "md:(flex gap-x-6 [&>*]:(grow-[var(--ratio,1)] basis-0 min-w-0 max-w-[calc(var(--most,40rem)*var(--ratio,1))]))",
  "photographs-small": "[--most:26rem]",
  // The small ones are below each other. Each has a row for the picture and one for the caption.
  "photographs-spread":
    "md:(gap-x-6 gap-y-0 [&>*]:(row-span-2 grid grid-rows-subgrid) [&>.photograph-large]:row-[1/var(--rows,span_4)])",
  "photographs-of-four": "[--large:3fr] [--rows:span_6]",
  "photographs-start": `md:(grid-cols-[var(--large,2fr)_1fr] ps-0 [&>*]:col-start-2 [&>.photograph-large]:col-start-1 [&>.photograph-large>.photograph-caption]:ps-[${marginBeside("50vw")}])`,
  "photographs-end":
    "md:(grid-cols-[1fr_var(--large,2fr)] pe-0 [&>*]:col-start-1 [&>.photograph-large]:col-start-2 [&>.photograph-large>.photograph-caption]:pe-10)",
  photograph: "break-inside-avoid [&_.picture]:(aspect-[var(--ratio,1)] object-cover)",
  "photograph-tall": "[--ratio:.75]",
  "photograph-broad": "[--ratio:1.5]",
  "photograph-half": "lt-md:[&_.picture]:aspect-1",
  "photograph-whole": "lt-md:col-span-full",
  "photograph-large":
    "md:([&>div]:(relative row-[1/-2]) [&_.picture]:(absolute h-full max-h-none rounded-0))",
  "photograph-small": "md:[&+.photograph-small]:mt-6",
  "photograph-caption": "mt-2.5 text-[.9375rem] leading-[1.4] italic text-ink-soft",
  enlarge: "block h-full [cursor:zoom-in]",
  "enlarged-buttons": "flex flex-wrap justify-center gap-3",
  // A film, or its still with a button in the middle.
  "video-section": "min-w-0 grid gap-5 [&>p:first-child]:text-ink-soft",
  video:
    "relative w-full aspect-video grid grid-cols-[100%] grid-rows-[100%] overflow-hidden rounded-[env(--corner-picture)] bg-tint [&>*]:[grid-area:1/1] [&_.picture]:(h-full max-h-none object-cover)",
  "video-own": "block h-auto bg-black",
  "video-press": "place-self-center max-w-[90%] [&>.icon]:[fill:currentColor]",
  "video-frame": "size-full",
  cards: "grid gap-x-8 gap-y-12 sm:grid-cols-2",
  // Short points below hairlines of the drawing's colour, two by two, the first on the line of the heading.
  points: "grid gap-x-8 gap-y-9 md:grid-cols-2 lg:self-baseline",
  // An odd number would leave one alone: each has a row, with its text in the second column.
  "points-odd":
    "grid gap-y-5 lg:self-baseline [&>li]:md:(grid grid-cols-2 gap-x-8 items-baseline content-start)",
  "passage-alone": "lg:self-baseline",
  // Without a picture its title stands in that place.
  "points-pictured":
    "grid gap-y-9 [&>.point]:md:(grid grid-cols-[16rem_1fr] gap-x-8 items-baseline)",
  // The first point beside the heading, the others over all three columns below both.
  "led-section":
    "pb-[var(--gap)] grid gap-x-8 gap-y-6 lg:(grid-cols-3 items-baseline [&>h2]:[grid-area:1/1])",
  "points-led": "grid gap-x-8 gap-y-9 lg:([grid-area:1/1/2/-1] grid-cols-3)",
  "point-first":
    "type-first leading-[1.12] tracking-[env(--heading-tracking)] text-balance lg:(col-[2/4] mb-8) [&>h3]:([font-size:inherit] lt-sm:type-section leading-[1.12] tracking-[env(--heading-tracking)] text-accent)",
  point: "border-t border-drawn pt-3.5 [&>p]:(mt-1.5 text-ink-soft text-balance)",
  // Photographs below each other have one ratio; of a drawing nothing is cut off.
  "feature-seen": `border-t border-drawn pt-3.5 [&_.picture]:aspect-3/2 [&>picture>.picture]:object-cover grid gap-y-3 [&>p]:text-ink-soft md:(grid-cols-[16rem_1fr] gap-x-8 [&>:first-child]:row-span-2 grid-rows-[auto_1fr])`,
  figures: "grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-8 lg:self-baseline",
  // Three in a row would leave one alone.
  "figures-of-two": "grid-cols-[repeat(auto-fit,minmax(min(max(12rem,40%),100%),1fr))]",
  // One with too many characters for its column is smaller.
  figure:
    "text-ink-soft [&>.figure-value]:(mb-2 leading-[1.05] tracking-[env(--heading-tracking)] [font-variant-numeric:lining-nums] [overflow-wrap:normal] text-ink)",
  "figure-short": "type-closing",
  "figure-middling": atMost("16vw", "env(--type-section)"),
  "figure-long": atMost("12vw", "env(--type-passage)"),
  "figure-longest": "type-name",
  quotes: "grid gap-8 [&>li+li]:(pt-8 border-t)",
  quote:
    "[&>blockquote]:(max-w-[32em] type-passage leading-[1.5]) [&>figcaption]:(mt-3 italic text-ink-soft) [&_.section-link]:not-italic",
  "section-link": "inline-flex items-center min-w-11 min-h-11 font-600",
  // All portraits have the same height. A face is usually above the middle.
  person: "[&_.picture]:(aspect-1 mb-5 object-cover object-[50%_25%])",
  "person-plain": "border-t border-drawn pt-3.5",
  // An odd number would leave one alone: each has a row, with the words next to the portrait.
  "person-rows":
    "grid gap-x-8 gap-y-12 sm:([&>.person]:(grid grid-cols-[12rem_1fr] grid-rows-[repeat(3,auto)_1fr] gap-x-8) [&>.person>:first-child]:row-span-4)",
  "person-threes": "xl:(grid-cols-3 [&>li]:(block! ps-0!))",
  "person-role": "mt-1 mb-3 italic text-ink-soft",
  answer: `${explanation} pb-6`,
  "picture-section":
    "grid gap-x-8 gap-y-6 md:(grid-cols-[1fr_1fr] grid-rows-[auto_1fr]) lg:grid-cols-[calc((200%_-_2rem)/3)_minmax(0,1fr)]",
  "picture-seen": "md:[grid-area:1/1/span_2]",
  "picture-words": `${explanation} [&>.section-link]:mt-4`,
  prices:
    "min-w-0 grid gap-6 justify-items-start [&>p:first-child]:text-ink-soft [&>.table-by-row]:w-full",
  "prices-last": "[&_tr>:last-child]:(md:text-end [font-variant-numeric:lining-nums_tabular-nums])",
  // As on a menu: each group below a hairline, its prices below each other at the end.
  "price-group":
    "w-full [&+.price-group]:mt-6 [&>p]:(mt-1 text-ink-soft) [&>ul]:(mt-3 border-t border-drawn) [&>h3]:type-passage",
  "price-item": "py-3 border-b break-inside-avoid [&>p+p]:(max-w-[34em] text-ink-soft)",
  "price-name":
    "flex items-baseline justify-between gap-x-6 [&>*+:last-child]:(flex-none max-w-[45%] text-end [font-variant-numeric:lining-nums_tabular-nums]) [&_small]:(ms-1 text-[.8em] tracking-[.06em] text-ink-soft)",
  "price-marks":
    "flex flex-wrap gap-x-6 gap-y-1 type-interface leading-[1.5] text-ink-soft [&_.fact>:first-child]:font-600",
  downloads: "w-full border-b",
  // The name, and at the end of its line what the file is.
  download: "border-t py-4 [&>p]:(mt-1 max-w-[34em] text-ink-soft)",
  "download-link":
    "block min-h-11 -my-2 py-2 text-ink decoration-none sm:(grid grid-cols-[1fr_auto] gap-x-8 items-baseline) [&>.post-day]:block [&>.post-name]:underline",
  // One day below the other; in a wide window a column for each, with a row for each time at which something begins.
  timetable:
    "w-full grid gap-x-6 gap-y-8 md:grid-cols-2 lg:(grid-cols-none grid-flow-col auto-cols-fr gap-y-0 grid-rows-[repeat(60,auto)])",
  "timetable-day":
    "min-w-0 break-inside-avoid lg:(row-span-60 grid grid-rows-subgrid content-start)",
  "timetable-name": "pb-2 type-name border-b border-ink",
  "timetable-none": "lt-lg:hidden border-b",
  "timetable-times": "lg:[display:contents]",
  "timetable-time": "py-2.5 border-b",
  "timetable-hours": "text-ink-soft whitespace-nowrap",
  "timetable-more": "text-ink-soft",
  // An example of what people see of a product, as a window with lines.
  screen:
    "rounded-[env(--corner-panel)] border border-edge bg-panel [font-family:var(--sans)] type-interface [&>p]:(flex gap-x-3 px-4 py-2) [&>p+p]:border-t [&>p>*]:flex-[1_1_0] [&>p>*+*]:text-end [&_em]:(not-italic bg-warm text-on-warm)",
  making: `pb-[var(--gap)] grid gap-x-8 gap-y-4 ${thirds} lg:items-baseline`,
  "making-intro": "max-w-[34em] text-ink-soft",
  // The gauges of a row are a colonnade below one limb, and the words below them.
  "making-list": "mt-4 grid col-span-full gap-x-8",
  "making-list-of-two": "md:grid-cols-2",
  "making-list-of-three": "md:grid-cols-3",
  "making-alone": "lg:col-[2]",
  "product-short":
    "row-span-3 grid grid-rows-subgrid gap-y-0 pb-8 [&>.gauge]:row-start-2 [&>picture]:mb-4 [&_.picture]:(aspect-3/2 object-cover)",
  "product-words":
    "row-start-3 pt-4 flex flex-wrap items-start gap-x-4 gap-y-2 [&>div]:flex-[1_1_9rem]",
  "product-percent":
    "type-number leading-none tracking-[env(--title-tracking)] min-w-[2.05em] [font-variant-numeric:lining-nums] [&>small]:(text-[.5em] ms-[.06em])",
  "product-notify": "mt-3 type-interface",
  "product-when": "mt-2 font-600 [&>span]:(font-400 text-ink-soft)",

  // News: the day in a column of its own, below hairlines.
  "post-list": "[&>:first-child]:border-drawn [&>:first-child_.post-name]:type-passage",
  "post-entry":
    "relative py-4 border-t grid gap-x-6 gap-y-1 md:(grid-cols-[10rem_1fr] items-baseline) [&_p]:(mt-1 max-w-[34em] text-ink-soft)",
  "post-day": "type-interface leading-normal text-ink-soft [font-variant-numeric:tabular-nums]",
  "post-name": "type-name",
  // A block, so that the day is on the line of its first words.
  "post-link": "block w-fit min-w-11 py-[.65rem] -my-[.65rem] text-ink",
  // Days in the first third of the page, words in the others.
  "news-page":
    "pb-[var(--gap)] lg:[&_.post-entry]:grid-cols-[calc((100%_-_2.5rem)/3)_minmax(0,1fr)]",
  // Events of a month have one size.
  "entry-group":
    "[&+.entry-group]:mt-12 [&>h2]:(mb-3 type-passage) [&_.post-list_.post-name]:type-name",
  "entry-over": "mt-4",
  // On a narrow screen the facts stand between the lead and the text.
  "entry-page":
    "lt-lg:gap-y-6 lg:([&>.entry-head]:col-start-2 [&>.case-facts]:[grid-area:1/1/span_2] [&>.post-words]:col-start-2)",
  "entry-head": "max-w-full",
  "post-turn": "mt-4 flex flex-wrap gap-x-8 gap-y-2",
  "post-page":
    "pt-[clamp(2rem,1rem_+_4vw,5rem)] pb-[var(--gap)] grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 lg:(grid-cols-[calc((100%_-_4rem)/3)_minmax(0,1fr)] items-baseline)",
  "post-side": "flex flex-wrap items-baseline gap-x-4 lg:block",
  "post-words":
    "[&>.post-turn]:(max-w-[35rem] mt-12 pt-4 border-t border-drawn justify-between) [&_.post-turn_.post-day]:block",
  "post-text":
    "mt-8 max-w-[35rem] type-reading leading-[1.6] flex flex-col gap-4 [&>h2]:(mt-4 type-passage) [&>.text-list]:mt-0",
  "post-figure": "my-4",
  // Opening hours: exceptions behind a bar, then the week, whose figures are below each other. Days make room for times,
  // but not for words.
  hours: "grid gap-y-5",
  "hours-exception": "ps-4 border-s-4 border-accent leading-[1.5] [&>strong]:font-600",
  "hours-week":
    "w-full max-w-[28rem] type-interface leading-[1.4] border-collapse break-inside-avoid [font-variant-numeric:lining-nums_tabular-nums] [&_tr]:border-b [&_th]:(py-[.6rem] font-400 text-start align-baseline) [&_td]:(py-[.6rem] ps-4 text-end align-baseline min-[18rem]:whitespace-nowrap)",
  "hours-closed": "type-body italic text-ink-soft",
  // Long names of days give way to words such as "by appointment".
  "hours-with-words": "[&_th]:[overflow-wrap:break-word]",
  "hours-words": "whitespace-normal!",
  "hours-places": "grid gap-x-8 gap-y-10 md:grid-cols-2 [&_h3]:mb-3",
  places: "pb-[var(--gap)] grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3",
  place: "break-inside-avoid [&>h2]:(mb-3 type-name) [&>.lone-link]:block [&>.hours]:mt-4",
  // Case studies: facts in the first third, below the name; what changed in the others.
  "case-section": "pb-[var(--gap)] grid gap-y-6 [&>ul]:(grid gap-y-12)",
  case: "relative pt-6 border-t border-drawn grid gap-x-8 gap-y-4 lg:grid-cols-[calc((100%_-_4rem)/3)_minmax(0,1fr)] [&_h3]:(-mt-2 mb-2 type-passage) [&_h3_a]:(inline-block py-2 text-ink)",
  "case-facts":
    "self-start type-interface leading-[1.45] [&_.lone-link]:py-3 [&_.fact]:py-1 min-[15rem]:[&_.fact]:(grid grid-cols-[min(7rem,40%)_1fr] gap-x-4)",
  "case-words": "[&>.quote]:mt-6 [&>.section-link]:mt-4",
  "case-change":
    "mt-6 pb-3 border-b border-drawn leading-[1.2] [font-variant-numeric:lining-nums] [&>del]:(type-section leading-none text-ink-soft decoration-2) [&>ins]:(mx-2 type-opening leading-[1.15] tracking-[env(--title-tracking)] decoration-none) [&>span]:text-ink-soft",
  "step-section": "pb-[var(--gap)] grid gap-y-8",
  steps: "grid lg:(grid-cols-3 gap-x-8 gap-y-10)",
  "steps-of-two": "lg:grid-cols-2",
  "steps-of-four": "lg:grid-cols-4",
  "step-item":
    "lt-lg:(ps-5 pb-8 border-s-3) lg:(pt-4 border-t-4) [&>p]:(max-w-[34rem] text-ink-soft) [&>h3]:(mt-2 mb-1.5) [&>.step-time]:(mt-2 type-interface text-ink)",
  "logo-section": "pb-[var(--gap)] [&>h2]:mb-6",
  // A row that wraps, so that neighbours are equally far from each other.
  logos:
    "py-6 border-y flex flex-wrap items-center gap-x-14 gap-y-5 type-passage leading-[1.2] text-ink-soft",
  "logo-link": "inline-flex items-center min-w-11 min-h-11 text-inherit decoration-none",
  "logo-drawn": "block max-w-full h-auto opacity-75",

  // About.
  passages: "pb-[calc(var(--gap)_-_2rem)] grid gap-x-8 md:grid-cols-2",
  "passages-of-three": "lg:grid-cols-3",
  // Pictures and first lines of neighbours are on one height.
  passage:
    "pb-8 md:(row-span-3 grid grid-rows-subgrid [&>h2+p]:row-[2/4]) [&>h2]:(mb-3 type-name italic tracking-normal text-accent)",
  "passage-words": "type-passage leading-[1.5] text-balance",
  "passage-text": "max-w-[35rem] type-reading leading-[1.6]",
  "passage-picture": "mt-0.5 mb-5",
  // A band of the tint. Its upper edge is cut from the firm's drawing (scripts/build/pictures/drawn-css.ts).
  shade: "relative mb-[var(--gap)] bg-tint",
  "shade-words":
    "py-[calc(var(--gap)*.8)] [&>h2]:(mb-4 type-lead italic tracking-normal) [&_a]:text-ink [&_.passage-words]:(max-w-[19em] type-shade leading-[1.2] tracking-[env(--words-tracking)]) [&_.passage-text]:(max-w-[34em] type-passage leading-[1.4])",
  "price-section": "pb-[var(--gap)] grid gap-y-6",
  "closing-words": `py-[var(--gap)] grid gap-4 justify-items-start ${closingSizes} lg:(grid-cols-3 gap-x-8 items-baseline [&>*]:col-start-3 [&>h2]:(col-[1/3] row-span-2))`,
};
