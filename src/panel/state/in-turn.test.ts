import { expect, it } from "vitest";
import { changeAfter, inTurn, type PartChange, placeAfter } from "./in-turn.ts";

it("does one thing after the other, what is pressed twice once, and goes on after a failure", async () => {
  const done: string[] = [];
  const act = (name: string, key: string | symbol = name) =>
    inTurn(key, async () => {
      done.push(`${name} begins`);
      await new Promise((rest) => setTimeout(rest));
      done.push(`${name} ends`);
      if (name === "fails") throw new Error(name);
      return name;
    });
  const all = ["a", "fails", "a", "b"].map((name) => act(name));
  all.push(act("step", Symbol()), act("step", Symbol()));
  expect(done, "The first begins at the press.").toEqual(["a begins"]);
  const answers = (await Promise.allSettled(all)).map((one) => Reflect.get(one, "value"));
  expect(answers).toEqual(["a", undefined, "a", "b", "step", "step"]);
  const order = ["a", "fails", "b", "step", "step"];
  expect(done).toEqual(order.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

/** A change in few words: list, action, indexes or key. */
function changeOf(words: string): PartChange {
  const [list = "", action = "", index = "", to] = words.split(" ");
  const isKey = !/^\d/.test(index);
  return {
    ...{ list, action: action as PartChange["action"], index: isKey ? 0 : Number(index) },
    ...(isKey && { kind: index }),
    ...(to && (to === "rows" ? { values: { "": "a\tb" } } : { to: Number(to) })),
  };
}

it.each([
  ["l move 1 2", ["l move 1 2"], "l move 2 3"],
  ["l move 1 0", ["l move 1 0"], "l move 0 -1"],
  ["l move 3 2", ["l move 0 4"], "l move 2 1"],
  ["l delete 1", ["l move 1 3"], "l delete 3"],
  ["l delete 3", ["l move 1 3"], "l delete 2"],
  ["l delete 1", ["l move 3 1"], "l delete 2"],
  ["l delete 0", ["l move 3 1"], "l delete 0"],
  ["l delete 2", ["l delete 0"], "l delete 1"],
  ["l delete 2", ["l delete 0", "l add 1", "l add 0"], "l delete 3"],
  ["l delete 1", ["l delete 1"], undefined],
  ["l add 2", ["l delete 0"], "l add 1"],
  ["l add 1", ["l delete 1"], "l add 1"],
  ["l delete 3", ["l add 1 rows"], undefined],
  ["l delete 3", ["l add 5 rows"], "l delete 3"],
  ["l/1/items move 0 1", ["l move 1 2"], "l/2/items move 0 1"],
  ["l/1/items delete 0", ["l delete 1"], undefined],
  ["l/1 delete image", ["l delete 0"], "l/0 delete image"],
  ["l/1 delete image", ["l/1 delete image"], undefined],
  ["l/1 add image", ["l/1 delete image"], "l/1 add image"],
  ["l delete 1", ["list delete 0"], "l delete 1"],
])("“%s” is meant after %j as “%s”", (pressed, made, meant) => {
  const change = changeAfter(changeOf(pressed), made.map(changeOf), true);
  expect(change).toEqual(meant && changeOf(meant));
});

it.each([
  ["t/rows/2/1", "t/columns move 1 0", "t/rows/2/0"],
  ["t/rows/2/1", "t/columns delete 1", undefined],
  ["t/columns/0", "t/columns add 0", "t/columns/1"],
  ["t/rows/2/1", "t/rows move 2 0", "t/rows/0/1"],
  ["other/rows/2/1", "t/columns delete 1", "other/rows/2/1"],
])("%s is after “%s” at %s", (place, change, now) => {
  expect(placeAfter(place, changeOf(change))).toBe(now);
});

it("an entry goes to the place that was written, wherever it is by then", () => {
  const change = changeAfter(changeOf("l move 1 3"), [changeOf("l delete 0")], false);
  expect(change).toEqual(changeOf("l move 0 3"));
});
