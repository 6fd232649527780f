import type { Fault } from "./fault.ts";

const opening = /^\s*?(`{3,}[\w-]*)[ \t]*\r?(?:\n|$)/;
const closing = /^[ \t]*(`{3,})$/;

/** The lines ``` that a chat or a document puts around a text, and that were copied with it. */
export function codeFence(text: string): Fault | undefined {
  const [above, first] = opening.exec(text) ?? [];
  const written = text.trimEnd();
  const last = closing.exec(written.slice(written.lastIndexOf("\n") + 1))?.[1];
  const end = last === undefined ? -1 : written.length - last.length;
  const start = above === undefined ? end : above.indexOf("`");
  if (start === -1) return undefined;
  const isPair = end > start;
  return {
    at: [start, start + (first ?? last ?? "").length],
    message: "This line marks a text as code in a chat or a document, and is none of it.",
    hint: isPair
      ? `Delete this line, and line ${text.slice(0, end).split("\n").length} at the end, too.`
      : "Delete the line.",
  };
}
