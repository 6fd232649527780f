/**
 * Languages that part no words with hyphens, and English, whose words are short enough for any window:
 * its pages need say nothing.
 */
const without = "en ar fa he ur ja ko th yi zh".split(" ");

/** What may not be parted: addresses, facts such as names and numbers, and what is typed out by the bubble. */
const kept = "a,bdi,.fact,.printed-address,.footer-row>p,.chat-typed";

/**
 * Hyphens at the ends of lines, where a browser has the language's dictionary; where it has none, a word
 * breaks only where it would stick out (`overflow-wrap`). Running text and heads of tables have them at any
 * width, headings only in narrow windows: in wide ones they stay whole. Names, buttons and addresses have none.
 *
 * @param language Of the site, as a BCP 47 tag. Without one any language may be met.
 */
export function hyphensCss(language = ""): string {
  if (without.includes(language.split("-")[0] as string)) return "";
  return `p,.bullet,.table-frame th{hyphens:auto;hyphenate-limit-chars:8 3 3}${kept}{hyphens:manual}
@media (width<48rem){h1,h2,h3{hyphens:auto}.product-card h2{hyphens:manual}}`;
}
