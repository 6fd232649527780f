import type * as z from "zod";
import { inForm } from "./editor-form.ts";
import { whenever, without } from "./editor-group.ts";
import { drawing, shape, term } from "./primitives.ts";

/** The name of a drawing in `content/pictures/`. */
export const svgName = (description: string) =>
  inForm(
    term(description).refine(
      (name) => /^[^\\/]+\.svg$/.test(name),
      "Write the name of an SVG in content/pictures, such as logo.svg.",
    ),
    "svg",
  );

const strokes = ["viewBox", "path"];

/** The company's mark: strokes in the colours of the theme, or a drawing in its own. */
export function logo(description: string) {
  const { viewBox, path } = drawing("").shape;
  return shape({
    viewBox: viewBox.optional(),
    path: path.optional(),
    file: svgName(
      "In place of both, a drawing in its own colours: the name of an SVG in content/pictures/.",
    ).optional(),
    darkFile: svgName("Another of the same measure for the dark theme.").optional(),
  })
    .superRefine(({ viewBox, path, file, darkFile }, context) => {
      const missing = Object.entries({ viewBox, path }).flatMap(([key, value]) =>
        value === undefined ? key : [],
      );
      if (file !== undefined && missing.length < 2)
        context.addIssue(
          "The logo is strokes and a file at once. Leave out `file`, or `viewBox` and `path`.",
        );
      else if (darkFile !== undefined && file === undefined)
        context.addIssue(
          "`darkFile` has nothing to stand in for. Write `file` with the drawing for the light theme.",
        );
      else if (file === undefined && missing.length === 2)
        context.addIssue(
          "The logo has no drawing. Write `viewBox` and `path` with its strokes, or `file` with the name of an SVG.",
        );
      else if (file === undefined)
        for (const key of missing) context.addIssue({ code: "custom", path: [key], message: "" });
    })
    .meta(
      whenever({ required: ["file"] }, without(strokes), {
        required: strokes,
        ...without(["darkFile"]),
      }),
    )
    .describe(description);
}

export type Logo = z.infer<ReturnType<typeof logo>>;
