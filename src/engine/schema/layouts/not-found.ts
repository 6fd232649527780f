import { generalHead, layout } from "../groups/page-parts.ts";
import { link } from "../values/address-fields.ts";
import { fromPack, paragraph, shape, usualText, word, words } from "../values/primitives.ts";

// It has no address, and never had one that search engines could have.
const { formerly: _, noindex: __, ...head } = generalHead;

export const notFound = shape({
  layout: layout("not-found"),
  ...head,
  heading: usualText(),
  text: fromPack(paragraph()),
  back: link("", usualText),
  words: words({
    code: word(),
    pagesHeading: word(),
    console: word(),
  }),
});
