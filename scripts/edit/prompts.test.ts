import { expect, it } from "vitest";
import { text } from "../../src/engine/schema/values/primitives.ts";
import { terminal } from "../testing/edit/terminal.ts";
import { collectAnswers, terminalOf } from "./prompts.ts";

const name = { key: "name", flag: "--name", question: () => "Its name.", schema: text("Name.") };
const state = { ...name, key: "state", flag: "--state", fallback: "new" };
const extra = { ...name, key: "extra", flag: "--extra", schema: text("More.").optional() };
const meaning = (answer: string) => answer.toUpperCase();

it("asks again for an invalid option, and takes what an answer means", async () => {
  const person = terminal("tea\r");
  const given = { name: "", state: "old" };
  const wanted = { name: "TEA", state: "old" };
  expect(await collectAnswers([{ ...name, parse: meaning }, state], given, person)).toEqual(wanted);
  expect(person.shown()).toMatch(/^--name: .*is empty/);
});

it("ends where somebody presses Ctrl-C", async () => {
  await expect(collectAnswers([name], {}, terminal("half", "\u0003"))).rejects.toThrow(
    /^Cancelled/,
  );
});

it("asks nobody without a terminal", async () => {
  const all = [name, state, extra];
  const answers = await collectAnswers(all, { name: " Two\t words\n" }, undefined);
  expect(answers).toEqual({ name: "Two words", state: "new" });
  await expect(collectAnswers(all, { extra: "" }, undefined)).rejects.toThrow(
    /^--extra: .*\n.*every value: --name is missing\.$/,
  );
  for (const missing of ["stdin", "stderr"] as const) {
    const streams = { stdin: { isTTY: true }, stderr: { isTTY: true }, [missing]: {} };
    expect(terminalOf(streams as unknown as NodeJS.Process)).toBeUndefined();
  }
});
