import { randomNumbers } from "./random-numbers.ts";

const words = ["tree", "naïve", "నమస్తే", "日本", "क्षण", "🌳", "e\u0301t", "👩‍👩‍👧", "x"];

/** Writes a random YAML document: block and flow style, every kind of scalar, comments, LF or CRLF. */
export function randomDocument(seed: number): string {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const newline = pick(["\n", "\n", "\r\n"]);
  let count = 0;

  const phrase = (between = " ") =>
    Array.from({ length: 1 + below(3) }, () => pick(words)).join(between);
  const comment = () => pick(["", "", "", ' # a: "note']);
  const key = () => {
    const quote = pick(["", "", "'", '"']);
    return `${quote}${pick(words)}${count++}${quote}:`;
  };
  const several = (make: () => string, least = 0) => Array.from({ length: least + below(3) }, make);

  function scalar(indent: number): string {
    const fold = below(3) === 0 ? newline + " ".repeat(indent + 1 + below(2)) : " ";
    return pick([
      `${pick([0, 7, 65, -3])}`,
      `${phrase()}${fold}${phrase()}`,
      `'${phrase(": ")}''${fold}${phrase(" # ")}'`,
      `"${phrase(" # ")}\\"${fold}${phrase(": ")}\\u00e9"`,
    ]);
  }

  function flow(indent: number, depth: number): string {
    const item = () => (depth > 0 && below(4) === 0 ? flow(indent, depth - 1) : scalar(indent));
    return below(2) === 0
      ? `[${several(item).join(",")}]`
      : `{${several(() => `${key()} ${item()}`).join(", ")}}`;
  }

  /** What stands behind a colon or a dash, with the end of its last line. */
  function value(indent: number, depth: number): string {
    const inner = indent + 2;
    const end = comment() + newline;
    const kind = below(depth > 0 ? 8 : 5);
    if (kind > 4) {
      const entry = () => " ".repeat(inner) + key() + value(inner, depth - 1);
      const item = () => `${" ".repeat(inner)}-${value(inner, depth - 1)}`;
      return end + several(kind > 5 ? entry : item, 1).join("");
    }
    // A group ends with the key of an empty value, before its colon.
    if (kind === 0 && indent === 0) return end;
    if (kind < 2) return ` ${flow(indent, 1)}${end}`;
    if (kind > 2) return ` ${scalar(indent)}${end}`;
    const lines = several(() => " ".repeat(indent + 3) + phrase(" # "), 1);
    return ` ${pick(["|", ">", "|-", ">-", "|+"])}${end}${lines.join(newline)}${newline}`;
  }

  return Array.from({ length: 5 }, () => key() + value(0, 3)).join("");
}
