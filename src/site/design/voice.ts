import type { Site, VoiceName } from "../../engine/schema/site.ts";
import { type Faces, isDeep } from "./type.ts";
import { typeSizes } from "./type-sizes.ts";

/** Names of values that `env()` in the styles stands for. */
type Values = Record<`--${string}`, string>;

/** How a site sounds: what it has of its own beside colours. What a voice leaves out is as in a book. */
interface Voice {
  /** Typefaces of headings and of all other text; a book has both in one, and the system's for the interface. */
  faces?: Faces;
  /** Classes of the closing band and of the footer, if not those of a book. */
  ends?: { closing: string; footer: string };
  /** How wide the letters of its headings are, of a book's in its sizes: words count as so much longer. */
  letters: number;
  values: Values;
  sizes?: Partial<typeof typeSizes>;
}

/** A radius for each kind of box. */
const corners = (control: string, panel = control, sheet = panel, inner = control): Values => ({
  "--corner-control": control,
  "--corner-panel": panel,
  "--corner-sheet": sheet,
  "--corner-picture": inner,
  "--corner-field": inner,
  "--corner-badge": inner,
});

/** Faces of one width on Windows, macOS, iOS and Linux, and what Android has in their place. */
const grotesque = '"Helvetica Neue",Arial,"Nimbus Sans",Roboto,sans-serif';
const geometric = '"Avenir Next","Century Gothic","URW Gothic","Segoe UI",sans-serif';
const schoolbook = '"Century Schoolbook",C059,Georgia,"Noto Serif",serif';
/** Letters of one width, six tenths of their size on each system. */
const typewriter = '"Nimbus Mono PS",Courier,"Courier New",serif-monospace,monospace';

/** A footer on the page's own ground, below a rule. */
const footerOnPaper = (rule: string): Values => ({
  "--footer-rule": `${rule} var(--ink)`,
  "--footer-shadow": "none",
  "--soil-line": "var(--line)",
});

export const voiceRows: Readonly<Record<VoiceName, Voice>> = {
  // An editor's page: one Renaissance face, hairlines, a dark end.
  book: {
    letters: 1,
    values: {
      "--heading-weight": "400",
      "--heading-leading": "1.1",
      "--heading-tracking": "-.015em",
      "--title-leading": "1.06",
      "--title-tracking": "-.02em",
      "--words-tracking": "-.012em",
      "--heading-face": "var(--serif)",
      "--closing-rule": "1px solid #fff4",
      "--footer-rule": "1px solid #fff4",
      "--footer-shadow": "0 40vh 0 40vh var(--soil)",
      "--soil-line": "#fff4",
      ...corners("10px", "10px", "14px", "6px"),
      "--corner-field": "8px",
      "--corner-badge": "4px",
    },
  },
  // A tool: tight and square, with heavy rules.
  plain: {
    faces: { headings: grotesque, texts: grotesque },
    ends: { closing: "closing", footer: "site-footer" },
    letters: 1.2,
    values: {
      "--heading-weight": "700",
      "--heading-tracking": "-.025em",
      "--title-leading": "1",
      "--title-tracking": "-.035em",
      "--words-tracking": "-.02em",
      ...corners("0"),
      "--closing-rule": "12px solid var(--accent)",
      ...footerOnPaper("2px solid"),
    },
    sizes: {
      lead: "clamp(1.125rem,1rem + .5vw,1.3125rem)",
      section: "clamp(1.5rem,1.25rem + 1.1vw,2rem)",
      opening: "clamp(2.4rem,1.4rem + 4.6vw,4.75rem)",
    },
  },
  // A shop window: the brand's colour as ground, large round letters.
  poster: {
    faces: { headings: geometric, texts: geometric },
    ends: { closing: "closing", footer: "soil site-footer" },
    letters: 1.3,
    values: {
      "--heading-weight": "600",
      "--heading-tracking": "-.03em",
      "--title-leading": ".98",
      "--title-tracking": "-.045em",
      "--words-tracking": "-.02em",
      ...corners("99px", "20px", "28px", "16px"),
      "--closing-rule": "0",
      "--footer-rule": "0",
      "--footer-shadow": "0 12rem 0 var(--soil)",
    },
    sizes: {
      lead: "clamp(1.125rem,1rem + .5vw,1.3125rem)",
      opening: "clamp(2.4rem,1.2rem + 5.4vw,5.25rem)",
    },
  },
  // An office: schoolbook letters, centred, double rules.
  ledger: {
    faces: { headings: schoolbook, texts: schoolbook, isSerif: true },
    ends: { closing: "closing", footer: "site-footer" },
    letters: 1.13,
    values: {
      "--heading-leading": "1.18",
      "--heading-tracking": "-.005em",
      "--title-leading": "1.14",
      "--title-tracking": "-.01em",
      "--words-tracking": "0",
      "--closing-style": "italic",
      "--menu-caps": "small-caps",
      "--menu-tracking": ".05em",
      ...corners("2px"),
      "--closing-rule": "4px double var(--ink)",
      ...footerOnPaper("4px double"),
    },
    sizes: {
      section: "clamp(1.5rem,1.3rem + .8vw,1.875rem)",
      opening: "clamp(2.1rem,1.4rem + 2.9vw,3.5rem)",
      closing: "clamp(1.625rem,1.3rem + 1.5vw,2.5rem)",
    },
  },
  // A workshop: a typewriter's letters, boxed like a job sheet.
  bench: {
    faces: { headings: typewriter, texts: grotesque },
    ends: { closing: "soil closing", footer: "site-footer" },
    letters: 1.17,
    values: {
      "--heading-weight": "700",
      "--heading-leading": "1.15",
      "--heading-tracking": "-.04em",
      "--title-leading": "1.08",
      "--title-tracking": "-.05em",
      "--words-tracking": "-.02em",
      ...corners("4px"),
      "--closing-rule": "2px solid var(--ink)",
      ...footerOnPaper("2px solid"),
    },
    sizes: {
      name: "1.125rem",
      section: "clamp(1.25rem,1.1rem + .7vw,1.625rem)",
      opening: "clamp(1.875rem,1.2rem + 2.9vw,3.375rem)",
      closing: "clamp(1.625rem,1.2rem + 1.9vw,2.75rem)",
    },
  },
};

/** The voice of a site that has another one than a book's. */
export const voiceOf = ({ theme: { voice } }: Pick<Site, "theme">): Voice | undefined =>
  voice && voice !== "book" ? voiceRows[voice] : undefined;

/** In scripts whose letters join, stack or fill their line, nothing is spaced, slanted or in small capitals. */
const deepValues: Values = {
  "--heading-tracking": "0",
  "--title-tracking": "0",
  "--words-tracking": "0",
  "--closing-style": "normal",
  "--menu-caps": "normal",
  "--menu-tracking": "0",
};

/** What `env()` in the styles of a site stands for. */
export function voiceValues(voice: VoiceName, language: string): Values {
  const { values, sizes } = voiceRows[voice];
  const all = Object.entries({ ...typeSizes, ...sizes });
  return {
    ...voiceRows.book.values,
    ...(voice !== "book" && { "--heading-face": "var(--face)" }),
    ...values,
    ...Object.fromEntries(all.map(([name, size]) => [`--type-${name}`, size])),
    // A book's styles say so themselves.
    ...(voice !== "book" && isDeep(language) && deepValues),
  };
}
