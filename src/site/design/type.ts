/** Typefaces of headings and of all other text of a voice. */
export interface Faces {
  headings: string;
  texts: string;
  /** Whether other scripts have serifs beside them too. */
  isSerif?: true;
}

/** A Renaissance typeface under its names on different systems, and the serif typeface of Android. */
const bookFaces = '"Iowan Old Style","Palatino Linotype",P052,"Noto Serif",serif';

const arabic = '"Noto Naskh Arabic","Geeza Pro","Sakkal Majalla","Noto Sans Arabic"';
const devanagari =
  '"Noto Serif Devanagari","Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari"';

/**
 * The serif typefaces of systems for languages whose letters reach far above or below the line, or fill it.
 * If the list is empty, the browser's own for that language.
 */
const deepScripts: Readonly<Record<string, string>> = {
  am: '"Noto Serif Ethiopic",Kefa,Ebrima,"Noto Sans Ethiopic"',
  ar: arabic,
  bn: '"Noto Serif Bengali","Kohinoor Bangla","Nirmala UI","Noto Sans Bengali"',
  fa: arabic,
  gu: '"Noto Serif Gujarati","Kohinoor Gujarati","Nirmala UI","Noto Sans Gujarati"',
  he: '"Noto Serif Hebrew","New Peninim MT",David,"Noto Sans Hebrew"',
  hi: devanagari,
  ja: "",
  km: '"Noto Serif Khmer","Khmer MN","Leelawadee UI","Noto Sans Khmer"',
  kn: '"Noto Serif Kannada","Kannada MN","Nirmala UI","Noto Sans Kannada"',
  ko: "",
  lo: '"Noto Serif Lao","Lao MN","Leelawadee UI","Noto Sans Lao"',
  ml: '"Noto Serif Malayalam","Malayalam MN","Nirmala UI","Noto Sans Malayalam"',
  mr: devanagari,
  my: '"Noto Serif Myanmar","Myanmar MN","Myanmar Text","Noto Sans Myanmar"',
  ne: devanagari,
  or: '"Noto Serif Oriya","Oriya MN","Nirmala UI","Noto Sans Oriya"',
  pa: '"Noto Serif Gurmukhi","Gurmukhi MN","Nirmala UI","Noto Sans Gurmukhi"',
  si: '"Noto Serif Sinhala","Sinhala MN","Nirmala UI","Noto Sans Sinhala"',
  ta: '"Noto Serif Tamil","Tamil MN","Nirmala UI","Noto Sans Tamil"',
  te: '"Noto Serif Telugu","Kohinoor Telugu","Nirmala UI","Noto Sans Telugu"',
  th: '"Noto Serif Thai",Thonburi,"Leelawadee UI","Noto Sans Thai"',
  ur: `"Noto Nastaliq Urdu",${arabic}`,
  zh: "",
};

/** Whether a language is written in such a script. */
export const isDeep = (language: string) => deepFaces(language) !== undefined;

const deepFaces = (language: string) => deepScripts[language.split("-")[0] as string];

/** Those of its typefaces that go with letters without serifs. Arial has some of these scripts, in another design. */
const withoutSerifs = (faces: string) =>
  ['"Segoe UI"', ...faces.split(",")]
    .filter((face) => !/Serif|Naskh|Nastaliq|Sakkal|Peninim|David| MN"/.test(face))
    .join();

/** What has the face of headings. */
const headings =
  "h1 h2 h3 .logo-name .offer .figure-value .product-percent .timetable-name .dialog-heading .step-item::before .versal::before"
    .split(" ")
    .map((one) => `:root ${one}`)
    .join();

/** Line breaks that differ from the browsers' default: in Japanese between phrases, in Korean between words. */
const lineEnds: Readonly<Record<string, string>> = {
  ja: ":is(h1,h2,h3){word-break:auto-phrase}",
  ko: ":is(h1,h2,h3,p,li,a){word-break:keep-all}",
};

/**
 * The typefaces of a site, with a larger line height if its script is deep. Latin letters have the same
 * typefaces in all languages, each as large as it is: with `font-size-adjust` Chromium loads a second font for each size
 * before the first paint, and a local `@font-face` takes longer still. Deep scripts have no italics, so emphasis is bold.
 *
 * @param language The site's, as a BCP 47 tag.
 * @param of The typefaces of its voice; without them those of a book.
 */
export function typeCss(language: string, of?: Faces): string {
  const [known = ""] = language.split("-");
  const own = deepScripts[known];
  const before = own ? `${of && !of.isSerif ? withoutSerifs(own) : own},` : "";
  const ofVoice = of
    ? `:root{--serif:${before}${of.texts};--sans:var(--serif);--face:${before}${of.headings}}
${headings}{font-family:var(--face);font-weight:env(--heading-weight)}`
    : "";
  if (own === undefined)
    return ofVoice || `:root{--serif:${bookFaces};--sans:system-ui,sans-serif}`;
  const faces = own && `${own},`;
  const ends = lineEnds[known];
  // Fourteen signs of the usual size would stand on four lines, and a column of passages would have thirteen a line.
  const filled = faces
    ? ""
    : "\n:root h1{font-size:clamp(2rem,1.3rem + 3.2vw,3.6rem)}:root .lead{max-width:min(35ic,100%)}:root .passage>.passage-words{font-size:1.125rem}@media (width>=64rem){:root .hero-words>*{max-width:34rem}}";
  // Letters that fill their line (as in Japanese) never reach beyond it.
  const apart = faces ? 1.4 : 1.25;
  const stacks =
    ofVoice || `:root{--serif:${faces}${bookFaces};--sans:system-ui,${faces}sans-serif}`;
  return `${stacks}
:root:is(html,[lang]){font-family:var(--serif);line-height:1.75;font-synthesis-style:none}
:root em{font-weight:600}
:root :is(h1,h2,h3){line-height:${apart};letter-spacing:0}
:root .offer,:root .shade .passage-words,:root .point-first{line-height:${apart};letter-spacing:0}${filled}${ends ? `\n:root ${ends}` : ""}`;
}

/**
 * The numbers of a text page's sections in a language's digits.
 *
 * @param digits Its ten digits from zero on, if they are not 0 to 9, which need no style.
 */
export function numbersCss(digits?: string): string {
  if (!digits) return "";
  const symbols = [...digits].map((digit) => `"${digit}"`).join(" ");
  return `@counter-style numbers{system:numeric;symbols:${symbols}}`;
}

/**
 * Languages without hyphenation, and English, whose words are short enough for any window.
 */
const unhyphenated = "en ar fa he ur ja ko th yi zh".split(" ");

/** Elements without hyphenation: addresses, facts such as names and numbers, and the text that the bubble types. */
const keptWhole = "a,bdi,.fact,.printed-address,.footer-row>p,.chat-typed";

/**
 * Hyphenation, in browsers that have the language's dictionary. In others a word breaks only if it would
 * overflow (`overflow-wrap`). Headings have hyphens in long words alone. Names, buttons and addresses are never
 * hyphenated.
 *
 * @param language The site's, as a BCP 47 tag.
 */
export function hyphensCss(language: string): string {
  if (unhyphenated.includes(language.split("-")[0] as string)) return "";
  return `p,.bullet,.photograph-caption,.table-frame th{hyphens:auto;hyphenate-limit-chars:8 3 3}${keptWhole}{hyphens:manual}.footer-link{hyphens:auto}.case h3 a,.post-link{hyphens:inherit}
h1,h2,h3{hyphens:auto;hyphenate-limit-chars:14 5 5}.product-card h2{hyphens:manual}
@media (width<48rem){h1,h2,h3{hyphenate-limit-chars:8 3 3}}`;
}
