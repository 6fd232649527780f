import { SaxesParser } from "saxes";

/**
 * The texts of the elements with a name, decoded.
 *
 * @throws Error where the document is not well-formed, or has an unknown namespace prefix.
 */
export function xmlTexts(document: string, name: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    open.push(tag.name);
    if (tag.name === name) texts.push("");
  });
  parser.on("text", (text) => {
    if (open.at(-1) === name) texts.push(texts.pop() + text);
  });
  parser.on("closetag", () => open.pop());
  parser.write(document).close();
  return texts;
}
