import { expect, it } from "vitest";
import { randomDocument } from "../../../scripts/testing/random-document.ts";
import { randomNumbers } from "../../../scripts/testing/random-numbers.ts";
import { isGroup } from "../values.ts";
import { compose } from "./compose.ts";
import { soundValue } from "./sound-value.ts";
import { buildTree } from "./tree.ts";

/** The group that a text is, read at once; undefined if there is a fault, or it is no group. */
function groupIn(text: string): unknown {
  const { root } = compose(text);
  let hasFault = false;
  const tree = root && buildTree(root, text, () => (hasFault = true));
  return !hasFault && isGroup(tree?.value) ? tree.value : undefined;
}

const soundGroup = (text: string) => [soundValue(text).value].find(isGroup);

it("a file read in parts has the values of the whole, and is sound if that is, whatever a line becomes", () => {
  const signs = ['"', "'", ": ", "- ", "\n", "#", "  ", "{", "[", "]", ">-\n", "\nnew: ", "\n- "];
  const random = randomNumbers(1);
  const below = (limit: number) => Math.floor(random() * limit);
  const seen = { sound: 0, faulty: 0 };
  for (let seed = 0; seed < 400; seed++) {
    const text = randomDocument(seed);
    const at = below(text.length);
    const changed = text.slice(0, at) + signs[below(signs.length)] + text.slice(at + below(3));
    const group = groupIn(changed);
    expect(soundGroup(changed), changed).toEqual(group);
    seen[group ? "sound" : "faulty"] += 1;
  }
  expect(Math.min(seen.sound, seen.faulty)).toBeGreaterThan(50);
});

const long =
  "  - a text that is long enough, so that the entries of its list are read one by one\n";

it.each([
  ["a key that is there twice", "one: 1\ntwo: 2\none: 3\n"],
  [
    "a key of a long group that is there twice",
    `group:\n${long.replaceAll("- ", "a: ").repeat(5)}`,
  ],
  ["a quote that nothing closes", 'one: "1\ntwo: 2\n'],
  ["an entry of a list among keys", `list:\n${long.repeat(5)}  key: 1\n`],
  ["words in place of a key", "one: 1\nwords\ntwo: 2\n"],
  ["two documents", "one: 1\n---\ntwo: 2\n"],
  ["a first key that is indented", "  one: 1\ntwo: 2\n"],
  ["a list above keys", "- one: 1\ntwo: 2\n"],
])("is not sound: %s", (_, text) => {
  expect(groupIn(text)).toBeUndefined();
  expect(soundGroup(text)).toBeUndefined();
});
