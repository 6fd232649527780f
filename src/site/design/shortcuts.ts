import { cssValues } from "./css-values.ts";
import { frameShortcuts } from "./frame-shortcuts.ts";
import { openingTop, sectionShortcuts, thirds } from "./section-shortcuts.ts";

const badge =
  "inline-block max-w-full me-2 my-[3px] px-2 py-1 rounded-[env(--corner-badge)] border type-fine font-600 leading-tight";

/** What can be pressed by itself in a row of text (WCAG 2.5.5). */
const target = "inline-flex items-center min-h-11 min-w-11";

/**
 * Classes named by meaning, and their utilities: how a box and its parts look at each width of the page.
 * Styles that depend on anything else are in the CSS files next to this one.
 */
export const shortcuts: Record<string, string> = {
  ...sectionShortcuts,
  // Every page.
  // The widest part of a page. In a narrow window its padding does not grow with the text size.
  wide: `w-full max-w-[${cssValues["--page-full"]}] mx-auto px-[${cssValues["--page-margin"]}]`,
  full: "w-full",
  // Each part of a page has its gap only at the bottom, so that gaps never add up.
  step: "pb-[var(--gap)]",
  "page-opening": `${openingTop} pb-10`,
  // Thirds, as everywhere: the heading in the first, its content in the second and third.
  "split-section": `pb-[var(--gap)] grid gap-x-8 gap-y-6 ${thirds} lg:[&>h2]:self-baseline`,
  // Headings with words that are too long for the usual size, or for the column at the side, which grows.
  "long-title": "text-[clamp(1.5rem,1rem_+_2.8vw,2.75rem)]",
  "longest-title": "type-passage leading-[1.2] tracking-normal",
  "longish-title": "text-[clamp(2rem,1rem_+_4.4vw,3.75rem)]",
  "long-heading": "md:(min-w-min [overflow-wrap:break-word])",
  "longest-heading": "type-passage",
  "widest-heading": "type-lead",
  "widest-title": "text-[clamp(1.0625rem,2.1vw,1.6rem)]! leading-[1.2] tracking-normal",
  // On a phone a browser may have no hyphens for it.
  "wide-word": "lt-sm:type-lead!",
  "long-name": "text-[clamp(1.125rem,.7rem_+_1.1vw,1.5rem)]",
  lead: "mt-5 max-w-[26em] type-lead leading-[1.45] text-ink-soft text-balance",
  actions: "mt-8 flex flex-wrap gap-3 lt-sm:[&>*]:(grow px-4)",
  note: "max-w-[34rem] type-interface leading-[1.5] text-ink-soft",
  // It covers the whole header, so that no part of a link below can be pressed. Its focus ring is inside.
  "skip-link":
    "absolute inset-[0_0_-1px] flex items-center px-5 bg-ink text-paper outline-offset-[-6px] [--focus:var(--paper)]",
  // Its attributes set the height, so that nothing moves when it loads. A tall one fits into the window.
  picture:
    "block w-full h-auto max-h-[max(85vh,24rem)] object-contain rounded-[env(--corner-picture)]",
  icon: "flex-none size-6 [stroke-width:1.75]",
  // A button of one line takes its baseline from its first child: the icon ends there, and is drawn lower.
  "icon-link":
    "gap-0! [&>.icon]:(inline-block size-[1.25em] me-[.45em] align-[-.25em]) [&.button>.icon]:(relative top-[.25em] mb-[.5em])",
  "lone-link": "inline-block min-w-11 py-[.6rem]",

  // Controls.
  button:
    "inline-flex items-center justify-center gap-2 min-h-12 px-[min(1.4rem,7vw)] py-1.5 rounded-[env(--corner-control)] border " +
    "text-center font-600 leading-tight decoration-none [transition:color_.15s,background-color_.15s,border-color_.15s]",
  "button-solid": "border-accent bg-accent text-on-accent",
  "button-outline": "border-accent text-accent",
  "button-unavailable": "border-dashed border-edge text-ink cursor-not-allowed",
  "button-action": "border-action bg-action text-on-action",
  "small-button": "min-h-11 px-4 rounded-[env(--corner-control)] border border-edge font-600",
  "icon-button": "inline-grid place-items-center size-11 rounded-[env(--corner-control)]",
  "mail-instead": target,
  tooltip:
    "z-5 max-w-[min(20rem,calc(100vw_-_2rem))] px-3 py-1.5 rounded-[env(--corner-picture)] border border-paper bg-ink text-paper type-interface leading-normal",
  unneeded: "invisible",
  fact: "[&>:first-child]:(inline-block text-ink-soft)",
  reason: "mt-2 type-fine text-ink-soft text-balance",

  ...frameShortcuts,

  // Home.
  // Never without height, or its margin would move the page down until its first text arrives.
  hero: "relative overflow-clip mb-10 min-h-px lg:min-h-[var(--low,38rem)]",
  // As low as its words allow where its photograph is narrow, so that less of that is cut off.
  "hero-pictured": "[--low:min(38rem,52vw)] lg:[&>.hero-words]:pb-12",
  "hero-words": `${openingTop} lg:(pb-32 [&>*]:max-w-[29rem])`,
  // Without a drawing: the heading at the start, the other text and the buttons at the end.
  "hero-words-alone": `${openingTop} pb-[var(--gap)] lg:(grid grid-cols-[7fr_5fr] grid-rows-[1fr_auto] gap-x-12 [&>*]:col-start-2 [&>h1]:(col-start-1 row-span-2) [&>.lead]:(mt-0 self-end))`,
  // Below the text, or next to it if there is room: in the narrowest such window 44 % of its width. The
  // element sets how it fits its box.
  drawing:
    "block w-full mt-6 text-drawn lg:(absolute bottom-0 start-[max(50%_-_3.5rem,31.5rem)] end-0 w-auto max-w-[44vw] h-[min(34.5rem,44vw)])",
  // As a drawing, but whole to the edge of the window and from the header down to the next section.
  "opening-picture":
    "mt-8 [&_.picture]:(rounded-0 object-cover) lg:(absolute inset-y-0 start-[max(50%_-_1.5rem,32rem)] end-0 mt-0 [&_.picture]:(h-full max-h-none))",
  // An example of a product stands on the ground, in front of the drawing; in a narrow window the drawing rises behind it.
  "hero-front": `relative z-1 px-[${cssValues["--page-margin"]}] mt-8 [&+.drawing]:lt-lg:-mt-10 lg:(absolute bottom-[min(6.75rem,9vw)] start-[max(50%_-_3.5rem,31.5rem)] w-[22rem] p-0 m-0)`,
  // The first letter of the firm's name, which the end of the window cuts. Next to the words it never begins
  // before them, however wide it is.
  versal:
    "absolute bottom-0 start-4 end-0 text-tint text-end lg:(start-[max(50%_+_1rem,35rem)] end-[max(0px,50%_-_43rem)])",

  // Products.
  "product-grid": "pb-10 grid gap-x-8 gap-y-12 md:grid-cols-2",
  "product-grid-of-three": "lg:grid-cols-3",
  "product-item": "row-span-4 grid grid-rows-subgrid",
  // Only its height is estimated: an estimated width would be a minimum for the grid.
  "product-item-deferred":
    "[grid-template-rows:none] [contain-intrinsic-block-size:auto_37rem] [&>*]:content-start",
  "product-card": "row-span-4 grid gap-y-5 grid-rows-subgrid",
  "product-tagline": "italic text-ink-soft",
  // The mark is at the end of the name's row; a picture is above it, as high as the others in its row.
  "product-head":
    "grid content-start grid-cols-[minmax(0,1fr)_auto] gap-x-4 [&>.icon]:(size-13 row-span-2)",
  "product-pictured": "[&>*]:col-span-full [&>picture]:mb-5 [&_.picture]:(aspect-3/2 object-cover)",
  badges: "mt-2 -mb-1 leading-[2.1]",
  "badge-default": `${badge} border-warm bg-warm text-on-warm`,
  "badge-secondary": `${badge} border-edge text-ink`,
  "badge-destructive": `${badge} border-danger bg-danger text-on-danger`,
  "badge-outline": `${badge} border-edge text-ink`,
  bullet: "py-2 border-t leading-[1.4]",
  "product-facts":
    "self-end mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 type-interface [font-variant-numeric:lining-nums_tabular-nums] [&>p>:last-child]:(font-600)",
  "product-actions": "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 type-interface",
  // Text that appears below the button later moves nothing next to it.
  "notify-open": "w-full",
  "preview-link": `${target} self-start font-600`,
  "no-products": "mt-6 max-w-[34em] type-name text-ink-soft",

  // Contact.
  // The form next to bubble and facts, below the drawing that hangs from the header.
  talk: "overflow-clip [&_h2]:type-name [&_.lead]:mt-3",
  // Heading and form in two thirds; bubble and facts in the last, level with the form.
  sides: "relative grid gap-x-8 gap-y-5 lg:(grid-cols-3 grid-rows-[auto_1fr])",
  "side-start": "lg:(row-[1/3] col-[1/3])",
  "side-opening": `${openingTop} lg:col-[1/3]`,
  "side-end": "lg:(row-start-2 col-start-3)",
  // In a wide window only: from the header as far as the heading, above the last third.
  hanging:
    "absolute top-0 text-drawn [fill:currentColor] [stroke:none] lt-lg:hidden start-[calc(66.67%_+_.5rem)] w-72 h-36",
  "below-hanging": "lg:(row-[1/3] col-start-3 pt-36)",
  speech: "relative p-[min(1.4rem,7vw)] border border-edge rounded-[env(--corner-sheet)]",
  "contact-form": "bg-panel lg:(row-start-2 col-[1/3] self-start)",
  form: "mt-3 flex flex-wrap gap-x-4 gap-y-4 leading-[1.4] [&>*]:flex-[1_1_100%]",
  // A form among other sections: on a panel, as that of the contact page, without its tail.
  "form-section":
    "min-w-0 [&>p:first-child]:(mb-5 max-w-[38rem] text-ink-soft) [&>.form]:(mt-0 p-[min(1.4rem,7vw)] bg-panel border border-edge rounded-[env(--corner-sheet)])",
  field: "flex flex-col gap-y-1.5 [&>.field-error]:([order:1] -mt-0.5)",
  label: "font-600",
  // Each line gets its direction from its first letter, because a visitor can write in another script.
  box: "w-full px-3 py-2.5 rounded-[env(--corner-field)] border border-edge bg-paper [unicode-bidi:plaintext]",
  "further-choice": "min-h-11 [font:inherit] text-inherit",
  // In large type a day would be wider than a phone; with less padding all of it is seen there.
  "further-input":
    "min-h-11 px-[min(.75rem,max(12px,3vw))] [contain:inline-size] [font:inherit] [text-align:start]",
  "further-choices": "flex flex-wrap gap-x-8",
  // The label is part of the target, which is 44 px high.
  "further-consent":
    "flex items-start gap-3 min-h-11 py-2.5 [&>input]:(flex-none size-6 accent-accent)",
  // Below its box, where the room for it keeps the fields apart.
  "field-error": "type-fine leading-[1.5] text-danger",
  // The button comes first if both have room. The note is read before it.
  send: "flex flex-row-reverse flex-wrap justify-end items-baseline gap-x-4 gap-y-2 [&>.note]:flex-[1_1_14rem]",
  "error-summary": "pt-4 pb-1 border-y border-danger [&>ul]:(flex flex-wrap gap-x-5)",
  "error-link": `${target} py-1.5 font-600 leading-tight text-danger`,
  outcome:
    "mt-6 pt-5 flex flex-col gap-3 items-start border-t border-edge [&>h3]:(scroll-mt-6 scroll-mb-[min(36rem,90vh)])",
  "outcome-actions": "w-full flex flex-wrap items-center gap-3",
  "copy-status": "type-interface",
  chat: "[&>h2]:(type-body italic)",
  "chat-stage": "mt-2 grid grid-cols-[1fr_auto] gap-x-2 type-reading leading-[1.4]",
  "chat-lines": "flex flex-col gap-1 pe-1 [grid-area:1/1]",
  "chat-typed": "hidden [grid-area:1/1]",
  "chat-control": "hidden",
  details: "mt-7",
  // Labels are above where letters are so large that no room for an address would be left beside them.
  facts:
    "mt-2 text-[.96em] leading-[1.5] min-[15rem]:(grid grid-cols-[fit-content(45%)_1fr] gap-x-[min(.6rem,2.5vw)] [&>*]:(col-span-full grid grid-cols-subgrid items-baseline)) [&_a]:justify-self-start [&_p]:(font-600 type-fine leading-[1.5]) [&_address]:py-[.6rem]",
  "map-view":
    "relative h-[18rem] grid place-items-center overflow-hidden rounded-[env(--corner-panel)] border border-edge bg-tint",
  "map-layer": "absolute inset-0 size-full",
  // Without a position, so that its skip link is above it.
  "map-frame": "block size-full",
  "map-press": "relative",

  // Overlays.
  // In large type the button is below the text, and what does not fit scrolls.
  toasts:
    "fixed z-4 inset-x-4 bottom-4 sm:(start-auto w-[26rem]) max-w-[calc(100%_-_2rem)] max-h-[calc(100%_-_2rem)] overflow-auto flex flex-wrap items-center gap-4 p-4 rounded-[env(--corner-panel)] [&>:first-child]:(flex-[1_1_8rem] flex flex-col gap-2) [&>button]:(flex-none border-current)",
  "toasts-good": "bg-ink text-paper",
  "toasts-bad": "bg-danger text-on-danger",
  toast: "leading-[1.4]",
  "toast-title": "font-600",
  backdrop: "bg-[rgb(0_0_0/.6)]",
  dialog:
    "fixed z-5 inset-3 m-auto size-fit max-w-[min(32rem,calc(100%_-_1.5rem))] max-h-[calc(100%_-_1.5rem)] overflow-auto scroll-py-3 p-6 " +
    "flex flex-col gap-4 items-start rounded-[env(--corner-panel)] border border-edge bg-panel text-ink",
  "dialog-left": "opacity-0 pointer-events-none",
  "dialog-heading": "type-name",
  "dialog-confirmation": "font-600",
  "dialog-notice": "w-full py-4 flex flex-col gap-2 border-y border-edge",
  "dialog-form": "w-full flex flex-col gap-3 items-start",

  // Pages of text.
  // A column can be narrower than a long word, which then breaks.
  "text-page": `${openingTop} pb-[var(--gap)] grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:(grid-cols-3 grid-rows-[auto_1fr] items-baseline)`,
  "text-page-opening": "lg:col-[2/4]",
  // Its heading is on the title's line. The sticky part is not higher than the window, so that its last links can be reached. It has room for the
  // focus ring inside, because it scrolls.
  contents:
    "lg:(row-[1/3] sticky top-8 max-h-[calc(100vh_-_4rem)] overflow-y-auto -m-2 p-2 scroll-py-2)",
  "contents-heading": "type-fine font-600",
  "contents-list":
    "mt-2 border-t type-interface leading-[1.3] [counter-reset:entry] lg:max-w-[15rem]",
  "contents-link": "flex items-center gap-3 min-h-11 border-b text-ink decoration-none",
  "text-page-body":
    "lg:col-[2/4] max-w-[35rem] type-reading [counter-reset:section] flex flex-col gap-8",
  // Below a hairline.
  "text-section":
    "pt-8 border-t scroll-mt-2 [counter-increment:section] [&>h2]:type-passage [&>p]:mt-3.5",
  "text-list": "mt-4 ps-5 list-disc [&>li+li]:mt-[.35rem]",
  // A table stands on its first line, and so does a long link next to its label. WebKit knows no `baseline-source`.
  "text-facts":
    "mt-4 [&>.fact]:(grid gap-x-6 py-[.6rem] border-t) [&_.lone-link]:inline-table min-[40rem]:[&>.fact]:(grid-cols-[min(14rem,38%)_1fr] items-baseline)",
  "text-page-date": "border-t pt-8 text-ink-soft",
  claim: "type-name leading-[1.5] text-balance",
  entries: "mt-6 flex flex-col gap-6",
  entry: "border-t pt-4 [&>p]:mt-2",
  "test-passed": "font-600 text-accent",
  "test-failed": "font-600 text-danger",
  "test-pending": "inline-flex px-2.5 rounded-full border border-dashed border-edge font-600",

  // Not found, and failed.
  // Pale, and never behind text.
  "not-found-code":
    "pt-3 -mb-7 justify-self-end whitespace-nowrap text-[clamp(min(8rem,40vw),21vw,20rem)] lg:text-[min(21vw,(100vw_-_4rem)/4.6,20rem)] text-tint [font-variant-numeric:lining-nums]",
  lost: "overflow-clip",
  "lost-side": "grid",
  "lost-language": "mt-10 pt-6 border-t border-line [&>h2]:leading-normal [&>p]:mt-2.5",
  branches: "mt-6 border-s-2 border-accent",
  branch: "inline-block min-w-11 py-2 ms-8 type-name",
  "application-error": `${openingTop} pb-[var(--gap)]`,
};
