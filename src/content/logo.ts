import type * as z from "zod";
import { withFacts } from "./facts.ts";
import { addFault } from "./faults.ts";
import { drawing, shape, term } from "./primitives.ts";

const svgPattern = /^[^\\/]+\.svg$/;

export function svgName(description: string, control: "drawing" | "logo" = "drawing") {
  const wanted = "Write the name of an SVG in content/pictures, such as logo.svg.";
  const field = term(description).refine((name) => svgPattern.test(name), wanted);
  return withFacts(field, { control });
}

const strokes = ["viewBox", "path"] as const;

/** The company's mark: strokes in the colours of the theme, or a drawing with its own. */
export function logo(description: string) {
  const { viewBox, path } = drawing("").shape;
  return shape({
    viewBox: viewBox.optional(),
    path: path.optional(),
    file: svgName(
      "Instead of both, a drawing with its own colours: the name of an SVG in content/pictures/.",
      "logo",
    ).optional(),
    darkFile: svgName("Another drawing of the same size for the dark theme.", "logo").optional(),
  })
    .superRefine((logo, context) => {
      const { file, darkFile } = logo;
      const missing = strokes.filter((key) => logo[key] === undefined);
      if (file !== undefined && missing.length < 2)
        context.addIssue(
          "The logo is strokes and a file at once. Leave out `file`, or `viewBox` and `path`.",
        );
      if (file !== undefined) return;
      if (darkFile !== undefined)
        context.addIssue(
          "`darkFile` replaces no drawing. Write `file` with the drawing for the light theme.",
        );
      else if (missing.length === 2)
        context.addIssue(
          "The logo has no drawing. Write `viewBox` and `path` with its strokes, or `file` with the name of an SVG.",
        );
      else for (const key of missing) addFault(context, [key]);
    })
    .describe(description);
}

export type Logo = z.infer<ReturnType<typeof logo>>;
