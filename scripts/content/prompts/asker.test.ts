import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { Cancelled } from "../../../src/check/refusal.ts";
import { askerAt } from "./asker.ts";

function terminal({ input = true, output = true } = {}) {
  const streams = {
    input: Object.assign(new PassThrough(), { isTTY: input }),
    output: Object.assign(new PassThrough(), { isTTY: output }),
  };
  let shown = "";
  streams.output.on("data", (chunk) => {
    shown += chunk;
  });
  return { ...streams, asker: askerAt(streams), shown: () => shown };
}

describe("asking at a terminal", () => {
  it("takes a line without the white space around it", async () => {
    const { asker, input, shown } = terminal();
    const answer = asker?.ask("Name? ");
    input.write("  Some words \r");
    expect(await answer).toBe("Some words");
    expect(shown()).toContain("Name? ");
    asker?.close();
  });

  it("keeps lines that come before they are asked for", async () => {
    const { asker, input, shown } = terminal();
    input.write("one\rtwo\r");
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await asker?.ask("1? ")).toBe("one");
    expect(await asker?.ask("2? ")).toBe("two");
    expect(shown()).toContain("2? two\n");
    asker?.close();
  });

  it("ends with Ctrl-C, now and for every later question", async () => {
    const { asker, input } = terminal();
    const answer = asker?.ask("Name? ");
    input.write("half\u0003");
    await expect(answer).rejects.toMatchObject({ byInterrupt: true });
    await expect(asker?.ask("Again? ")).rejects.toThrow(/^Cancelled: nothing was written\.$/);
  });

  it("ends when no more input comes", async () => {
    const { asker, input } = terminal();
    const answer = asker?.ask("Name? ");
    input.write("\u0004");
    await expect(answer).rejects.toBeInstanceOf(Cancelled);
    await expect(answer).rejects.toMatchObject({ byInterrupt: false });
  });
});

it.each([{ input: false }, { output: false }])("asks nobody where %j is no terminal", (streams) => {
  expect(terminal(streams).asker).toBeUndefined();
});
