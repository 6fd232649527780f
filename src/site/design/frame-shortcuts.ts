/** Padding with which the first line of a link of the footer is in the middle of its 44 px. */
const footerLine = "py-[calc(1.375rem_-_.75em)]";

const footerHalf = "grow basis-[calc(50%_-_1rem)] max-w-full";
const footerWhole = "basis-full lg:col-span-full";

/** Classes of what is around each page. */
export const frameShortcuts: Record<string, string> = {
  // Header.
  "site-header": "relative border-b bg-paper",
  // If name and button do not fit side by side, as in large type, the button is below. Words break as late as
  // possible. In a narrow window a name of three lines, without its tagline, is lower than 72 px; the focus
  // ring needs 6 px above and below.
  announcement:
    "bg-tint type-interface leading-[1.35] [&>p]:(py-2.5 text-balance) [&_a]:(inline-block py-3 -my-3 text-ink)",
  "header-row":
    "py-2.5 min-h-[3.9rem] flex flex-wrap items-center justify-between gap-2 lg:(py-0 gap-x-8 gap-y-0 [overflow-wrap:break-word])",
  // In a wide window the row has no padding, because its links reach its edge. So the logo has a margin for
  // its focus ring, which the top of the window would cut off if the links are on another row.
  logo: "flex items-center gap-2 lg:my-1.5 min-h-11 max-w-max grow basis-[9rem] type-interface lg:type-name leading-[1.15] text-ink decoration-none",
  // For two lines of a name and a tagline, with space above and below.
  "logo-long": "lg:type-interface",
  "logo-mark": "flex-none size-[clamp(2.125rem,9vw,2.5rem)] [stroke-width:2] text-accent",
  "logo-art":
    "block flex-none h-10 w-auto max-w-[3.5rem] sm:max-w-[10rem] text-accent [fill:#000] [stroke:none] [stroke-linecap:butt] [stroke-linejoin:miter] [filter:var(--art)]",
  // Its lines have the logo's height in any font.
  "logo-name": "leading-none",
  // If there is no room for the links next to the name, they are below it.
  "logo-name-whole": "lg:whitespace-nowrap",
  "logo-tagline-long": "hidden sm:block",
  "logo-crowded": "[&>:last-child]:(lg:hidden min-[90rem]:block)",
  "printed-address": "hidden",
  "logo-tagline": "block mt-0.5 text-balance type-fine leading-[1.2] text-ink-soft",
  // Next to it the name has less room, and no tagline.
  "pinned-action":
    "inline-flex items-center ms-auto max-w-[6rem] px-2! [overflow-wrap:break-word] type-interface leading-tight text-center text-accent decoration-none lg:hidden",
  "menu-button": "flex-none max-w-full px-3 lg:hidden",
  menu: "text-ink lg:(static flex [&>.button]:(flex-none min-h-11 px-4) items-baseline justify-end gap-x-4 size-auto overflow-visible [background:none])",
  // Its button takes no more room from the logo than that which opened the sheet.
  "menu-head": "lg:hidden [&>button]:(w-min leading-tight [overflow-wrap:normal])",
  "menu-links": "lg:(flex flex-wrap)",
  "menu-link":
    "flex items-center min-h-16 border-b type-name text-ink decoration-none " +
    // Space above for the focus ring.
    "lg:(mt-1.5 min-h-[3.55rem] px-3 -mb-px border-b-0 pb-[3px] type-body)",

  // What opens the links below another, which stand in the sheet of a narrow window as part of the list.
  "opens-below":
    "hidden lg:(inline-grid place-items-center min-w-7 my-3.5 -ms-1 rounded-[env(--corner-picture)] bg-transparent border-0 text-ink cursor-pointer)",
  "menu-below":
    "ps-5 lg:(z-3 min-w-[11rem] max-w-[20rem] m-0 p-1.5 border border-edge rounded-[env(--corner-panel)] bg-panel text-ink)",

  // Two languages are in the header's row; more of them in the sheet of a narrow window, and in the footer.
  "menu-languages": "type-interface lg:(ps-4 border-s [&>ul]:flex-nowrap)",
  "menu-languages-many": "lg:hidden",
  "language-links":
    "flex flex-wrap gap-x-4 [&>li>*]:(inline-flex items-center min-h-11 min-w-11) [&_span]:font-600 [&_a]:text-inherit",

  // Footer.
  soil: "bg-soil text-on-soil",
  // In thirds, the profiles in the last. In a narrow window in two columns, and a list with a word that is wider in a row.
  "footer-row":
    "py-8 flex flex-wrap gap-x-8 gap-y-4 items-start type-interface leading-normal [overflow-wrap:break-word] lg:(grid grid-cols-3)",
  "footer-description": "basis-full min-w-0 max-w-[34rem] pt-[calc(1.375rem_-_.75em)] text-balance",
  "footer-list": footerHalf,
  // What is below the first line of a day is within it.
  "footer-place": `${footerHalf} pt-[calc(1.375rem_-_.75em)] [&>*+*]:mt-3 [&_li]:(ps-3 [text-indent:-.75rem])`,
  "footer-line": `basis-full lg:col-[1/3] [&>ul]:(flex flex-wrap gap-x-6)`,
  "footer-quick": "basis-full max-w-full [&>ul]:(columns-2 gap-x-8)",
  "footer-social": `${footerHalf} lg:col-start-3 [&_ul]:(flex flex-wrap items-baseline gap-x-4)`,
  // Without a link, the first line of the profiles is on the line of the other columns too.
  "footer-plain": "[&>*]:pt-[calc(1.375rem_-_.75em)]",
  "footer-languages": footerWhole,
  "footer-link": `inline-block min-w-11 max-w-full ${footerLine} text-on-soil [&.icon-link]:inline-flex [&>.icon]:mt-[.125em] [&>span]:min-w-0`,
  "footer-end": `${footerWhole} pt-5 border-t [border-color:env(--soil-line)] flex flex-wrap items-center justify-between gap-x-8 gap-y-2`,
  colophon: `${footerWhole} text-balance`,
  // The drawing of most marks begins 2 px within them, and so where the words below begin.
  "social-mark":
    "inline-grid place-items-center size-11 -ms-3 -me-1 rounded-[env(--corner-control)] text-on-soil",
  "theme-button": "inline-flex items-center gap-2",
  "theme-menu":
    "z-3 min-w-[min(11rem,calc(100vw_-_2rem))] max-w-[calc(100vw_-_2rem)] p-1.5 flex flex-col rounded-[env(--corner-panel)] border border-edge bg-panel text-ink",
  "theme-item":
    "flex items-center gap-2 min-h-11 px-3 rounded-[env(--corner-picture)] cursor-pointer",
};
