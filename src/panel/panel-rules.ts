/** Takes what the panel says elsewhere already out of sight, but not from screen readers. */
const unseen = "absolute size-px p-0 overflow-hidden whitespace-nowrap [clip-path:inset(50%)]";

/** Things in a row, which goes on below if they are too many. */
const row = "flex flex-wrap items-center gap-x-2";

/** A name before what it is of, in as much room as it needs, or in its own. */
const pair = "grid grid-cols-[var(--first,auto)_minmax(0,1fr)] items-center gap-x-2";

const small = "text-[13px]";
const frame = "border border-hair rounded-[6px]";
const serif = "font-[var(--serif,serif)]";

/** A window that is low, as one of 1280 × 1024 px is at 400 % (WCAG 1.4.10). */
const low = "[@media(max-height:30rem)]:";

/** How the panel looks: selectors with utilities, as in `src/site/design/shortcuts.ts`. The later of two prevails. */
export const panelRules: Readonly<Record<string, string>> = {
  // Controls.
  "*": "box-border m-0 border-0 border-solid",
  "button, select, input, textarea":
    "min-h-[44px] py-1 px-[.8rem] border border-rim rounded-[8px] bg-ground text-inherit [font:inherit]",
  button: "font-600 cursor-pointer",
  ".plain, .bar button": "border-transparent bg-transparent",
  '[type="submit"]':
    "px-[1.35rem] border-solid-ground rounded-[10px] bg-solid-ground text-on-solid",
  '[aria-disabled="true"]': "opacity-60",
  ".icon":
    "flex-none size-[18px] fill-none stroke-current [stroke-width:1.6] [stroke-linecap:round] [stroke-linejoin:round]",
  '[dir="rtl"] .icon:not(.icon-text, .icon-close)': "[transform:scaleX(-1)]",
  ":focus-visible, .drop:has(:focus-visible)":
    "[outline:env(--focus-line)_var(--text)] [outline-offset:env(--focus-gap)]",

  // The frame. Bars cover the line around a text that is below the panel.
  '.undo, aside > [role="status"]:not(:empty)': "mt-2",
  'aside > [role="status"]:not(:empty), .said': "py-1 px-3 rounded-[6px] bg-text text-ground",
  'aside:has(.panel) > [role="status"]:not(:empty)': unseen,
  ".panel .said": "px-5 rounded-0",
  ".bar, .body, .save": "bg-ground",
  ".panel, .writer, form": "flex flex-col min-h-0",
  ".writer, .body": "flex-1",
  ".panel":
    "fixed bottom-0 inset-x-0 text-start max-h-[60dvh] border-t-2 border-text bg-ground " +
    "wide:(top-0 left-auto w-92 max-h-none border-t-0 border-l border-rim) " +
    // There the whole of it scrolls, as its bars leave no room.
    `${low}(max-h-full overflow-auto)`,
  ".body": "min-h-0 py-4 px-5 overflow-auto",
  ".panel :is(.writer, .body, form)": `${low}(flex-none overflow-visible)`,
  ".panel > .fault": "mt-4 mx-5",
  ".bar, .save, .meta, .where, .label, .missing, .actions": row,
  ".bar": "gap-0 py-[.2rem] px-[.6rem] border-b border-hair wide:py-[.4rem]",
  ".bar > button, .tabs button": "flex items-center justify-center gap-1 px-[.4rem]",
  ".bar > strong": "font-600 px-[.65rem] lt-wide:hidden",
  // Drawings alone where the panel is low.
  ".tabs":
    "grid grid-cols-3 wide:(order-1 basis-full gap-1 my-[.35rem] p-1 rounded-[10px] bg-tint)",
  ".tabs button": "min-w-[44px] rounded-[7px] wide:min-h-[36px]",
  ".tabs .icon": "wide:hidden",
  '.tabs [aria-current="true"]': "border-rim bg-ground",
  ".sign": "min-w-[44px] text-[1.1rem]",
  ".sign .icon": "block mx-auto",
  ".last": "ms-auto",
  ".bar > .last": "flex",
  // The one at the foot of a text saves its forms, too.
  ".writer .actions:not(.asked) [type=submit]": "hidden",
  ".foot button": "px-[1.35rem] border-solid-ground rounded-[10px] bg-solid-ground text-on-solid",
  // Where a form is open, its own button is the one to press.
  '.panel:has(.body [type="submit"]) .foot button': "border-rim bg-ground text-text",
  ".meta > :empty": "hidden",
  ".save": "py-3 px-5 border-t border-hair",
  ".where > :first-child": "font-600 text-text",
  // A low panel has room for the text alone.
  ".next, .writer .save .note": "lt-wide:hidden",
  // Around the text on the page, below the panel.
  ".outline":
    "fixed -z-1 m-[-8px] p-[8px] box-content border-2 border-solid-ground rounded-[6px] pointer-events-none",
  ".outline:not([style])": "hidden",
  ".outline span":
    "absolute bottom-full start-[-2px] py-[.4rem] px-[.55rem] rounded-t-[4px] bg-solid-ground text-on-solid text-[13px] font-600 leading-none whitespace-nowrap",

  // Between the sections of the page.
  ".plus":
    "fixed -z-1 m-[-1.375rem] size-11 p-0 grid place-items-center rounded-full bg-ground text-[1.25rem] leading-none " +
    // There the panel covers the page.
    `${low}hidden`,

  // Texts. What is written stands in the typeface of the page.
  ".writer label, .words, .source p, textarea": serif,
  ".writer label": "block mt-[.35rem] mb-[.6rem] text-[1.35rem] leading-[1.2]",
  ":is(.form, .entry) label, legend, summary, h3, h4": "[font:inherit] font-600",
  ":is(.form, .entry) label, legend": "block mt-0 mb-1",
  summary: "relative mt-3 py-2 ps-6 cursor-pointer [list-style:none]",
  ".entry-part > summary, .body > details > summary": "mt-0",
  'textarea, .row, :is(.field, .entry, .publish) :is(input:not([type="checkbox"], [type="radio"]), select)':
    "block w-full",
  textarea:
    "py-[.7rem] px-[.8rem] bg-[var(--paper,var(--ground))] text-[1.25rem] leading-[1.35] resize-y [field-sizing:content] max-h-[50dvh]",
  ".writer textarea": "min-h-[6.5rem]",
  ".field :is(input, select, textarea)": "text-[1rem]",
  ".entry textarea": "mt-[.35rem] text-[1em] font-400",
  "label.drop":
    "relative flex items-center justify-center gap-2 min-h-[76px] my-2 px-3 border-2 border-dashed border-rim rounded-[10px] text-soft font-400",
  ".drop:hover, .drop:has(:focus-visible)": "border-text text-text",
  '.drop [type="file"]': "absolute inset-0 h-full opacity-0 cursor-pointer",
  "::placeholder": "text-soft opacity-100",
  ".note, .count, .group, .meta, .where, .label": `${small} text-soft`,
  ".badge, .colour label, .colour > :is(ul, button)": small,
  ".meta .plain": "px-1 font-400 underline",
  ".body .note, .count": "mt-3",
  ".note:empty": "hidden",
  // The list says how many there are.
  ".count:has(+ .findings > *), .unseen": unseen,
  ".tabs span": `lt-wide:(${unseen})`,
  ".group": "mt-4",
  ".group, .badge, [data-low]": "font-600",
  ".badge": "text-doubt",
  ".fault, .findings li":
    "mt-3 py-[.6rem] px-[.9rem] border border-bar rounded-[10px] bg-[color-mix(in_oklab,var(--bar)_12%,var(--ground))] [overflow-wrap:anywhere]",
  '.fault, .findings [data-severity="error"]':
    "border-wrong bg-[color-mix(in_oklab,var(--wrong)_8%,var(--ground))]",
  '.findings [data-severity="error"] .badge, [data-low]': "text-wrong",
  ".findings :is(.note, button), .body > button, .body > details > button": "block mt-2",
  h4: "mt-4 mb-0",
  progress: "block w-full [accent-color:currentcolor]",
  ul: "p-0 [list-style-type:'']",
  ".next, .entry": "mt-4 mx--5 pt-3 px-5 border-t border-hair",
  ".row":
    "grid grid-cols-[18px_minmax(0,1fr)_10px] items-center gap-x-3 gap-y-[.1rem] py-[.55rem] px-2 border-0 rounded-[9px] font-400 text-start",
  ".row:hover": "bg-tint",
  ".row .icon": "text-soft",
  ".row > :is(.words, .note)": "col-start-2 mt-0",
  ".row > .label + .dot": "justify-self-end",
  ".pair > :last-child": "mt-1 pt-1 border-t border-hair",
  ".entry-part": "border-b border-hair",
  ".label > :first-child": "me-auto font-500 text-[15px] text-text",
  ".dot": "size-2 rounded-full border-2 border-solid-ground bg-solid-ground",
  ".dot.open": "border-doubt bg-transparent",
  ".words": "line-clamp-3 text-[1.0625rem] leading-[1.3]",
  a: "inline-block py-[.35rem] text-inherit",

  // Forms.
  ".form": "block",
  ".field": "my-[.9rem]",
  ".field :is(.note, .findings li)": "mt-1",
  fieldset: "min-w-0 my-4 p-0 ps-[.9rem] border-s-2 border-hair",
  ".entry button": "mt-2 me-2",
  ".drawing, .swatch, .chosen": `block ${frame}`,
  ".swatch": "h-8",
  ".chosen": "max-w-full max-h-48",
  ".swatch, .chosen, .missing, .actions, .change": "my-2",
  // A page of 1472 px, a quarter as large.
  ".drawing": "relative h-28 overflow-hidden bg-[var(--paper,var(--ground))]",
  ".drawing iframe":
    "absolute start-0 w-[1472px] h-[448px] [transform:scale(.25)] origin-top-left pointer-events-none",
  '[dir="rtl"] .drawing iframe': "origin-top-right",
  ".tall": "h-44",
  ".tall iframe": "h-176",
  ".pointed": "relative w-fit my-2 cursor-crosshair touch-none",
  ".pointed img": "block max-w-full max-h-64 select-none",
  // Seen on any picture, also where the system chooses the colours.
  ".point":
    "absolute size-6 m-[-12px] border-2 border-[#fff] rounded-full outline-2 outline-solid outline-[#000] pointer-events-none [forced-color-adjust:none]",
  '[type="range"]': "block w-full px-0 [accent-color:currentcolor]",
  ".moment": "flex gap-2",
  ".rows": "my-2 overflow-x-auto text-[.9rem]",
  ".rows :is(th, td)": "py-1 pe-3 text-start align-top border-b border-hair",
  ".search": "grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2",
  ".search > *": "w-full min-w-0",
  ".week .field": `${pair} [--first:5.5rem] my-[.35rem]`,
  // Light and dark next to each other.
  ".colours": "grid grid-cols-2 gap-x-4",
  ".week input": "px-[.4rem]",
  ".week .field > :is(.note, .findings)": "col-span-full",
  ".colour > input": "p-[.2rem]",
  // A chosen picture is saved first.
  ".colour .field > .note, .writer:has(.pending) .save, .form:has(.pending) > .actions": "hidden",
  ".change": "gap-2",
  ".change label, .field .truth, .truth": "flex items-center gap-2 m-0 [font:inherit]",
  ".change .field > label": "mb-2",
  ".tall + .truth": "mt-[.35rem]",
  '[type="checkbox"], .truth input': "flex-none min-h-[24px] w-[24px]",
  ".publish": "mt-6",
  ".publish :is(p, form, button, fieldset)": "mt-2",
  ".publish ol": "ps-5",
  ".publish pre": "[font:inherit] whitespace-pre-wrap [overflow-wrap:anywhere]",
  ".fault + pre": "mt-2 ps-[.9rem] border-s-4 border-bar text-soft",
  ".missing .plain": "px-1 text-start underline",
  // Below what was pressed, which stays in sight.
  ".kinds": "scroll-mt-[4rem]",
  ".kinds:has(.drawn)": "scroll-mt-[8rem]",
  ".kinds h4": `mt-0 pt-3 px-2 ${small} text-soft`,
  ".drawn": "grid items-start gap-x-3 wide:grid-cols-2",
  ".drawn .row": "gap-y-1 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] wide:grid-cols-1",
  ".drawn strong": "font-500",
  ".drawn strong:only-child": "col-span-full",
  // A page as wide as the room that is there.
  ".drawn iframe": "w-[calc(100%/.375)] h-[320px] [transform:scale(.375)]",
  ".drawn .drawing": "h-[90px] wide:h-[120px]",
  ".signs": "flex flex-wrap gap-[.35rem]",
  ".signs .sign": "px-0 border-rim",
  ".signs input": "w-18",
  ".entry-line .field": "mb-0",
};
