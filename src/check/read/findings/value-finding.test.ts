import { describe } from "vitest";
import { textPage } from "../../../content/schema/pages/text.ts";
import { list, paragraph, shape, table, text } from "../../../content/schema/primitives.ts";
import { siteSchema } from "../../../content/schema/site.ts";
import { holdMistakes } from "../../testing/hold-mistakes.ts";

const { header } = siteSchema.shape;

describe("a group of which one key must be there asks for another only in its place", () => {
  const { element: section } = textPage.shape.sections;
  holdMistakes(
    {
      "links:\n  - text: a\n    «page»:\n":
        "`page` is empty. … Or write `href` in place of this key.",
    },
    shape({ links: header.shape.links }),
  );
  holdMistakes(
    {
      "heading: a\n«list»:\n":
        "`list` is empty. … Or write `paragraphs`, `facts`, `table` in place of this key.",
      "heading: a\n«list»:\nparagraphs: [b]\n": "`list` is empty. … The key may also be left out.",
    },
    section,
  );
});

describe("a list in place of a text, and a text in place of a list, is shown in its right form", () => {
  holdMistakes(
    {
      "columns: [a, b, c]\nrows:\n  - «Small, £9, 5»\n":
        'Entry 1 of `rows` is the text "Small, £9, 5", not a list. Write `[Small, £9, "5"]`, its …',
      "columns: [a, b, c]\nrows:\n  - «Small | £1,200 | up to 5»\n":
        '… Write `[Small, "£1,200", up to 5]`…',
      "columns: [a, b]\nrows:\n  - «Small: £9»\n": "… Write `[Small, £9]`…",
      "columns: [a]\nrows:\n  - «Small»\n": "… such as `[one, two]`.",
      "columns: [a]\nrows: «Small»\n":
        "…after a dash and a space, and in brackets, such as `- [one, two]`.",
      "columns: [a, b]\nrows:\n  - [Small, «9»]\n":
        'Entry 2 of "Small" in `rows` is the number 9, not text. …put it in quotes: "9".',
      "columns: [a, b]\nrows:\n  - [«9», Small]\n":
        'Entry 1 of entry 1 of `rows` is the number 9, not text. …put it in quotes: "9".',
      "columns: [a, b]\nrows:\n  - «[Small]»\n":
        'There are 2 columns, and the row "Small" has 1 cell. Write one for each column.',
    },
    table("A table."),
  );
  holdMistakes(
    {
      "value: «[3 Thread Street, Leeds]»\n":
        "`value` is a list, not text. Write `3 Thread Street\\ Leeds`, with \\ and a space where a new line begins.",
      "value:\n  «- 3 Thread Street\n  - 'Leeds: LS1'»\n":
        "… Write `'3 Thread Street\\ Leeds: LS1'`, …",
      "value: «[[a], b]»\n": "`value` is a list, not text. Write some text here…",
      "heading: «[Fast, cheap]»\n": "… Write it as one text, without dashes and brackets.",
      "heading:\n  «- Fast»\n": "… Write `Fast`, without dash and brackets.",
    },
    shape({ value: paragraph("A fact.").optional(), heading: text("A heading.").optional() }),
  );
  const wide = shape({ rows: list(list(text("A cell."), "A row."), "Rows.") });
  holdMistakes({ "rows:\n  - [a]\n  - «[]»\n": "Entry 2 of `rows` has no entries. …" }, wide);
});
