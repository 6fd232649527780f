/** One Renaissance family, by the names under which systems have it, and the book face of Android. */
const bookFaces = '"Iowan Old Style","Palatino Linotype",P052,"Noto Serif",serif';

const arabic = '"Noto Naskh Arabic","Geeza Pro","Sakkal Majalla","Noto Sans Arabic"';
const devanagari =
  '"Noto Serif Devanagari","Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari"';

/**
 * The book faces that systems have for languages whose letters reach far above or below the line, or fill
 * it; where none are named, the browser's own for that language.
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

/** Where lines of such languages end, beside how browsers have it: with a phrase, and with a word. */
const lineEnds: Readonly<Record<string, string>> = {
  ja: ":is(h1,h2,h3){word-break:auto-phrase}",
  ko: ":is(h1,h2,h3,p,li,a){word-break:keep-all}",
};

/**
 * The faces of a site, with room between the lines where its script is deep. Latin letters in such a
 * script have the faces that Latin pages have; its own are as large as they are, since the height of
 * small letters (`font-size-adjust`) says nothing of them. None of them slants: stress is weight.
 *
 * @param language Of the site, as a BCP 47 tag. Without one any language may be met.
 */
export function typeCss(language?: string): string {
  const latin = `:root{--serif:${bookFaces};--sans:system-ui,sans-serif;--adjust:.47}`;
  const met = Object.keys(deepScripts).filter(
    (known) => !language || language.split("-")[0] === known,
  );
  const deep = met.map((known) => {
    const faces = deepScripts[known] && `${deepScripts[known]},`;
    const ends = lineEnds[known];
    // Signs that fill their line reach beyond it nowhere.
    const apart = faces ? 1.4 : 1.25;
    const at = language ? ":root" : `[lang]:lang(${known})`;
    return `${at}{--serif:${faces}${bookFaces};--sans:system-ui,${faces}sans-serif;--adjust:none}
${at}:is(html,[lang]){font-family:var(--serif);font-size-adjust:none;line-height:1.75;font-synthesis-style:none}
${at} em{font-weight:600}
${at} :is(h1,h2,h3){line-height:${apart};letter-spacing:0}${ends ? `\n${at} ${ends}` : ""}`;
  });
  return language && deep.length > 0 ? deep.join("\n") : [latin, ...deep].join("\n");
}

/**
 * The numbers of a text page's sections in a language's digits.
 *
 * @param digits Its ten digits from zero on, where they are not 0 to 9: browsers count in those by themselves.
 */
export function numbersCss(digits?: string): string {
  if (!digits) return "";
  const symbols = [...digits].map((digit) => `"${digit}"`).join(" ");
  return `@counter-style text-section{system:numeric;symbols:${symbols}}`;
}

/**
 * Languages that part no words with hyphens, and English, whose words are short enough for any window:
 * its pages need say nothing.
 */
const unhyphenated = "en ar fa he ur ja ko th yi zh".split(" ");

/** What may not be parted: addresses, facts such as names and numbers, and what is typed out by the bubble. */
const keptWhole = "a,bdi,.fact,.printed-address,.footer-row>p,.chat-typed";

/**
 * Hyphens at the ends of lines, where a browser has the language's dictionary; where it has none, a word
 * breaks only where it would stick out (`overflow-wrap`). Running text and heads of tables have them at any
 * width, headings only in narrow windows: in wide ones they stay whole. Names, buttons and addresses have none.
 *
 * @param language Of the site, as a BCP 47 tag. Without one any language may be met.
 */
export function hyphensCss(language = ""): string {
  if (unhyphenated.includes(language.split("-")[0] as string)) return "";
  return `p,.bullet,.table-frame th{hyphens:auto;hyphenate-limit-chars:8 3 3}${keptWhole}{hyphens:manual}
@media (width<48rem){h1,h2,h3{hyphens:auto}.product-card h2{hyphens:manual}}`;
}
