import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Asker, askerAt } from "./asker.ts";

function terminal({ input = true, output = true } = {}) {
  const streams = {
    input: Object.assign(new PassThrough(), { isTTY: input }),
    output: Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY: output }),
  };
  return { ...streams, asker: askerAt(streams) as Asker };
}

describe("asking at a terminal", () => {
  it("takes a line without the white space around it", async () => {
    const { asker, input, output } = terminal();
    const answer = asker.ask("Name? ");
    input.write("  Some words \r");
    expect(await answer).toBe("Some words");
    expect(output.read()).toContain("Name? ");
  });

  it("keeps lines that come before they are asked for", async () => {
    const { asker, input, output } = terminal();
    input.write("one\rtwo\r");
    await setTimeout(10);
    expect([await asker.ask("1? "), await asker.ask("2? ")]).toEqual(["one", "two"]);
    expect(output.read()).toContain("2? two\n");
  });

  it("ends with Ctrl-C, now and for every later question", async () => {
    const { asker, input } = terminal();
    const answer = asker.ask("Name? ");
    input.write("half\u0003");
    await expect(answer).rejects.toMatchObject({ name: "Cancelled", byInterrupt: true });
    await expect(asker.ask("Again? ")).rejects.toThrow(/^Cancelled: nothing was written\.$/);
  });

  it("ends when no more input comes", async () => {
    const { asker, input } = terminal();
    const answer = asker.ask("Name? ");
    input.write("\u0004");
    await expect(answer).rejects.toMatchObject({ name: "Cancelled", byInterrupt: false });
  });
});

it.each([{ input: false }, { output: false }])("asks nobody where %j is no terminal", (streams) => {
  expect(terminal(streams).asker).toBeUndefined();
});
