import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Asker, askerAt } from "./asker.ts";

function terminal({ input = true, output = true } = {}) {
  const streams = {
    input: Object.assign(new PassThrough(), { isTTY: input }),
    output: Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY: output }),
  };
  return { ...streams, asker: askerAt(streams) as Asker };
}

it("keeps lines that come before they are asked for", async () => {
  const { asker, input, output } = terminal();
  input.write("one\r  two \r");
  await setTimeout(10);
  expect([await asker.ask("1? "), await asker.ask("2? ")]).toEqual(["one", "two"]);
  expect(output.read()).toContain("2?   two \n");
});

it.each([
  ["half\u0003", true],
  ["\u0004", false],
])("ends with %j, now and for every later question", async (key, byInterrupt) => {
  const { asker, input } = terminal();
  const answer = asker.ask("Name? ");
  input.write(key);
  await expect(answer).rejects.toMatchObject({ name: "Cancelled", byInterrupt });
  await expect(asker.ask("Again? ")).rejects.toThrow(/^Cancelled: nothing was written\.$/);
});

it.each([{ input: false }, { output: false }])("asks nobody where %j is no terminal", (streams) => {
  expect(terminal(streams).asker).toBeUndefined();
});
