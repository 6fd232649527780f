import { joinLines, mostUnits } from "../../src/editor/protocol.ts";
import type { Plain } from "../edit/yaml-text.ts";
import type { EditableValue } from "./editor-files.ts";
import { RequestError } from "./guard.ts";

/** Whether a text is written in lines, which it keeps. YAML folds lines too. */
export const hasLines = ({ value }: Pick<EditableValue, "value">) =>
  `${value ?? ""}`.trimEnd().includes("\n");

/** A typed text as a value of the kind that the place has. */
export function valueFrom(text: string, entry: Pick<EditableValue, "value" | "field">): Plain {
  const { field } = entry;
  if (text.length > mostUnits) throw new RequestError(413, "tooLong", { n: mostUnits });
  if (field.type === "number") {
    if (text.trim() === "" || !Number.isFinite(Number(text))) throw new RequestError(422, "number");
    return Number(text);
  }
  // What is true or left out has one choice.
  if (field.type === "boolean" || `${field.choices}` === "true") {
    if (text !== "true" && text !== "false")
      throw new RequestError(422, "choice", { choices: "true, false" });
    return text === "true";
  }
  const choices = field.choices;
  if (choices.length > 0 && !choices.includes(text))
    throw new RequestError(422, "choice", { choices: choices.join(", ") });
  return hasLines(entry) ? text : joinLines(text);
}
