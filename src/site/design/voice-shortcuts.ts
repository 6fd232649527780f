import type { VoiceName } from "../../engine/schema/site.ts";
import { cssValues } from "./css-values.ts";
import { closingSizes, openingTop } from "./section-shortcuts.ts";
import { shortcuts } from "./shortcuts.ts";

type Shortcuts = Readonly<Record<string, string>>;

/** A shortcut of a book with one part changed. @throws where the book has no such part. */
function changed(name: string, from: string, to: string): string {
  const own = `${shortcuts[name]}`;
  if (!own.includes(from)) throw new Error(`The shortcut ${name} has no ${from}.`);
  return own.replace(from, to);
}

/** The end of a page on its own ground: links and marks have the colour of its text. */
const onPaper: Shortcuts = Object.fromEntries(
  ["footer-link", "social-mark"].map((name) => [
    name,
    changed(name, "text-on-soil", "text-inherit"),
  ]),
);

const closingAxis = `py-[var(--gap)] flex flex-col items-center gap-4 text-center ${closingSizes}`;
const solidAction = { "button-action": `${shortcuts["button-solid"]}` };

/** Words on an axis in the middle of the page. */
const onAxis = `${openingTop} pb-[var(--gap)] text-center [&>h1]:(max-w-[15em] mx-auto) [&>.lead]:(max-w-[32em] mx-auto) [&>.actions]:justify-center`;

/** The letter of the firm leaves room for larger letters beside it. */
const lettered = `${shortcuts["hero-words"]} lg:[&>h1]:max-w-[33rem]`;

/** The named styles that a voice has in place of a book's. */
export const voiceShortcuts: Readonly<Record<VoiceName, Shortcuts>> = {
  book: {},
  plain: {
    ...onPaper,
    "site-header": "relative border-b-2 border-ink bg-paper",
    point: "[&>p]:(mt-1.5 text-ink-soft text-balance)",
    "hero-words": lettered,
    // A link as large as a heading.
    "button-action":
      "justify-start! text-start! px-0! border-0! type-passage font-700! tracking-[env(--heading-tracking)] text-accent [text-decoration:underline_3px] underline-offset-[.2em]",
  },
  poster: {
    "site-header": "relative bg-paper",
    "hero-words": lettered,
    points: "grid gap-4 md:grid-cols-2 lg:self-baseline",
    point: "px-5 pt-4 pb-5 rounded-[env(--corner-panel)] bg-tint [&>p]:(mt-1.5 text-balance)",
    "closing-words": closingAxis,
    ...solidAction,
  },
  ledger: {
    ...onPaper,
    "site-header": "relative border-b-4 [border-style:double] border-ink bg-paper",
    "header-row": changed("header-row", "lg:(py-0 gap-x-8", "lg:(flex-col pt-3 pb-0 gap-x-8"),
    "menu-link": `${shortcuts["menu-link"]} [font-variant-caps:env(--menu-caps)] tracking-[env(--menu-tracking)]`,
    point: changed("point", "border-drawn", "border-ink"),
    hero: "relative overflow-clip mb-10 flex flex-col",
    "hero-front": `relative z-1 w-full max-w-[24rem] mx-auto px-[${cssValues["--page-margin"]}] mb-8 [&+.drawing]:-mt-10`,
    "hero-pictured": "min-h-px",
    "hero-words": onAxis,
    "hero-words-alone": onAxis,
    "page-opening": onAxis,
    drawing: "block mx-auto h-[min(30rem,48vw)] max-w-full text-drawn",
    "opening-picture": "[&_.picture]:rounded-0",
    "closing-words": `${closingAxis} [&>h2]:[font-style:env(--closing-style)]`,
    ...solidAction,
  },
  bench: {
    ...onPaper,
    "site-header": "relative border-b-2 border-ink bg-paper",
    // Its box leaves the words less room beside a picture.
    "hero-words": changed("hero-words", "29rem", "26rem"),
    point: "[&>p]:(mt-1.5 text-ink-soft text-balance)",
  },
};
