import { describe } from "vitest";
import { holdMistakes } from "../../check/testing/hold-mistakes.ts";
import { image } from "./image.ts";
import { shape } from "./primitives.ts";

describe("a picture", () => {
  holdMistakes(
    {
      "image: «{file: a.jpg}»": "A picture needs words for those who do not see it. Write `alt`…",
      "image: «{file: a.jpg, alt: A till., decorative: true}»":
        "A picture that only decorates has no words of its own. Leave out…",
      'image: {file: a.jpg, alt: «""»}':
        "`alt` is empty. Write one sentence with what the picture shows. Or write `decorative: true` in place of this key.",
      'image: {file: a.jpg, alt: «""», decorative: true}':
        "`alt` is empty. … The key may also be left out.",
      "image: {file: «a.gif», alt: A till.}": '`file` cannot be "a.gif". Write the name of…',
      "image: {file: «../a.jpg», alt: A till.}": '`file` cannot be "../a.jpg". Write the name of…',
      "image: {file: a.jpg, decorative: «false»}":
        "`decorative` cannot be false. Write true, or leave it out and write `alt`.",
      "image: «a.jpg»": '`image` is the text "a.jpg", not a group of keys…',
    },
    shape({ image: image("A picture.", "card") }),
  );
});
