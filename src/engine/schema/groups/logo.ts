import type * as z from "zod";
import { faultText } from "../../../words/fault.ts";
import { addFault } from "../values/add-fault.ts";
import { withFacts } from "../values/field-facts.ts";
import { pictureName } from "../values/picture-name.ts";
import { drawing, shape } from "../values/primitives.ts";

const logoName = () => withFacts(pictureName(), { control: "logo" });

const strokes = ["viewBox", "path"] as const;

/** The company's mark: strokes in the colours of the theme, or a picture with its own. */
export function logo() {
  const { viewBox, path } = drawing().shape;
  return shape({
    viewBox: viewBox.optional(),
    path: path.optional(),
    file: logoName().optional(),
    darkFile: logoName().optional(),
  }).superRefine((logo, context) => {
    const { file, darkFile } = logo;
    const missing = strokes.filter((key) => logo[key] === undefined);
    if (file !== undefined && missing.length < 2)
      context.addIssue(faultText("pictures.logo-doubled"));
    if (file !== undefined) return;
    if (darkFile !== undefined) context.addIssue(faultText("pictures.logo-dark"));
    else if (missing.length === 2) context.addIssue(faultText("pictures.logo-empty"));
    else for (const key of missing) addFault(context, [key]);
  });
}

export type Logo = z.infer<ReturnType<typeof logo>>;
