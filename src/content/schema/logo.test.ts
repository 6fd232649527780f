import { describe } from "vitest";
import { holdMistakes } from "../../check/testing/hold-mistakes.ts";
import { logo } from "./logo.ts";
import { shape } from "./primitives.ts";

describe("a logo", () => {
  holdMistakes(
    {
      "logo: «{file: logo.svg, path: M0 0}»":
        "The logo is strokes and a file at once. Leave out `file`, or…",
      "logo: «{darkFile: night.svg}»": "`darkFile` has nothing to stand in for. Write `file`…",
      "logo: «{}»": "The logo has no drawing. Write `viewBox` and `path`…",
      "logo: {file: «logo.png»}": '`file` cannot be "logo.png". Write the name of an SVG…',
      "logo: {file: «a/logo.svg»}": '`file` cannot be "a/logo.svg". Write the name of an SVG…',
      "«logo»:\n  viewBox: 0 0 32 32\n": "…`path`…",
    },
    shape({ logo: logo("The mark.") }),
  );
});
