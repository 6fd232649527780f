// Items of a list between hairlines.
const row = "py-5 border-t first:(border-t-0 pt-0)";

// Words that explain a heading or a picture.
const explanation = "max-w-[38rem] text-ink-soft [&>p+p]:mt-4";

/** How the kinds of section look, as in `shortcuts`. */
export const sectionShortcuts: Record<string, string> = {
  // Like `wide`, but the large photograph of a spread goes on to the edge of the window.
  gallery:
    "[--margin:max(clamp(16px,4vw,2.5rem),50%_-_36rem)] pb-[var(--gap)] grid grid-cols-[minmax(0,1fr)] gap-6 [&>*]:px-[var(--margin)]",
  photographs: "grid grid-cols-2 gap-x-4 gap-y-6",
  // Each is as wide as its ratio wants, so that all have one height.
  "photographs-row":
    "md:(flex gap-x-6 [&>*]:(grow-[var(--ratio,1)] basis-0 min-w-0 max-w-[calc(var(--most,40rem)*var(--ratio,1))]))",
  "photographs-small": "[--most:26rem]",
  // The small ones are below each other. Each has a row for the picture and one for the caption.
  "photographs-spread":
    "md:(gap-x-6 gap-y-0 [&>*]:(row-span-2 grid grid-rows-subgrid) [&>.photograph-large]:row-[1/var(--rows,span_4)])",
  "photographs-of-four": "[--large:3fr] [--rows:span_6]",
  "photographs-start":
    "md:(grid-cols-[var(--large,2fr)_1fr] ps-0 [&>*]:col-start-2 [&>.photograph-large]:col-start-1 [&>.photograph-large>.photograph-caption]:ps-[max(clamp(16px,4vw,2.5rem),50vw_-_36rem)])",
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
  cards: "grid gap-x-8 gap-y-12 sm:grid-cols-2",
  "cards-odd": "grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3",
  // Short points that look like the lines of a table of contents.
  feature: `${row} grid grid-cols-[2.5rem_1fr] gap-y-1.5 items-baseline [&>svg]:(self-start text-accent) [&>p]:(col-start-2 text-ink-soft) lg:(grid-cols-[3rem_minmax(max(13rem,37.5%_-_2.9rem),min-content)_1fr] first:pt-3 [&>p]:(col-start-3 ps-4))`,
  // Photographs below each other have one ratio; of a drawing nothing is cut off.
  "feature-seen": `${row} [&_.picture]:aspect-3/2 [&>picture>.picture]:object-cover grid gap-y-3 [&>p]:text-ink-soft md:(grid-cols-[16rem_1fr] gap-x-8 [&>:first-child]:row-span-2 [&>h3]:self-end)`,
  value: `${row} grid gap-x-8 gap-y-1.5 [&>p]:text-ink-soft lg:(grid-cols-[1fr_2fr] items-baseline)`,
  figures: "grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-8",
  // One with too many characters for its column is smaller.
  figure:
    "text-ink-soft [&>.figure-value]:(mb-2 type-closing leading-[1.05] tracking-[-.015em] [font-variant-numeric:lining-nums] text-ink) [&>.figure-long]:type-passage",
  quotes: "grid gap-8 [&>li+li]:(pt-8 border-t)",
  quote:
    "[&>blockquote]:(max-w-[32em] type-passage leading-[1.5]) [&>figcaption]:(mt-3 italic text-ink-soft) [&_.section-link]:not-italic",
  "section-link": "inline-flex items-center min-w-11 min-h-11 font-600",
  // All portraits have the same height. A face is usually above the middle.
  person: "[&_.picture]:(aspect-1 mb-5 object-cover object-[50%_25%])",
  "person-role": "mt-1 mb-3 italic text-ink-soft",
  answer: `${explanation} pb-6`,
  "picture-section": "grid gap-x-8 gap-y-6 md:(grid-cols-[1fr_1fr] grid-rows-[auto_1fr])",
  "picture-seen": "md:[grid-area:1/1/span_2]",
  "picture-words": `${explanation} [&>.section-link]:mt-4`,
  prices:
    "min-w-0 grid gap-6 justify-items-start [&>p:first-child]:text-ink-soft [&>.table-by-row]:w-full",
  making: "pb-[var(--gap)] grid gap-x-6 gap-y-4 lg:(grid-cols-[4fr_8fr] items-baseline)",
  "making-intro": "max-w-[34em] text-ink-soft",
  "making-list": "mt-2 grid col-span-full gap-x-[min(3rem,5vw)] gap-y-9",
  "making-list-of-two": "lg:grid-cols-[1fr_1fr]",
  "making-list-of-three": "lg:grid-cols-[repeat(3,1fr)]",
  "making-alone": "lg:(col-[2] grid-cols-[1fr])",
  "product-when": "mt-2 font-600 [&>span]:(font-400 text-ink-soft)",
  // In a medium-sized window one in each row: its description, and its progress.
  "product-short":
    "grid grid-cols-[auto_1fr_auto] gap-4 content-start items-center [&>div]:col-span-2 [&>.icon]:(size-14 -ms-2) [&>.product-when]:col-span-full [&>.section-link]:col-span-full md:(grid-cols-[auto_1fr_1fr_auto] [&>div]:col-auto) lg:(grid-cols-[auto_1fr_auto] [&>div]:col-span-2)",
  "product-percent": "font-600",

  // About.
  passages: "pb-[var(--gap)] grid gap-x-8 gap-y-8 md:grid-cols-2",
  "passages-of-three": "lg:grid-cols-3",
  passage: "[&>h2]:(mb-3 type-name italic tracking-normal text-accent)",
  "passage-words": "type-passage leading-[1.5] text-balance",
  "passage-text": "max-w-[35rem] type-reading leading-[1.6]",
  "passage-picture": "mt-0.5 mb-5",
  "price-section": "pb-[var(--gap)] grid gap-y-6",
  "closing-words":
    "py-[var(--gap)] grid gap-4 justify-items-start [&>h2]:type-closing lg:(grid-cols-[7fr_5fr] gap-x-[4.2rem] items-baseline [&>*]:col-start-2 [&>h2]:(col-start-1 row-span-2))",
};
