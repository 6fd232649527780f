import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import * as z from "zod";
import { list, text } from "../../src/content/schema/primitives.ts";
import { collect, type Field, terminalOf } from "./prompts.ts";

/** A terminal at which somebody presses these keys. */
function terminal(...keys: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = new PassThrough({ encoding: "utf8" });
  const shown: string[] = [];
  output.on("data", (words) => shown.push(words));
  const timer = setInterval(() => {
    // Keys pressed before the first question would all go to it.
    if (shown.length === 0) return;
    const key = keys.shift();
    if (key === undefined) clearInterval(timer);
    else input.write(key);
  }, 20);
  return { input, output, shown: () => shown.join("") };
}

const field = (key: string, schema: z.ZodType, others: Partial<Field> = {}): Field => ({
  ...{ key, flag: `--${key}`, schema, ...others },
});
const name = field("name", text("Name of the thing."));
const lines = field("lines", list(text("One line."), "What it says."));
const order = field("order", z.number("Write a number."));
const state = field("state", z.enum(["planned", "available"]), { fallback: "planned" });
const extra = field("extra", text("More.").optional());
const pages = field("pages", z.array(z.enum(["one", "two"])));

it("asks for what no option gives, again after a mistake", async () => {
  const keys = "\r|Tea\r|One\r|Two\r|\r|x\r|\u0015|7\r|\u001B[B|\r|\r|\u001B[B| |\r";
  const person = terminal(...keys.split("|"));
  const answers = await collect([name, lines, order, state, extra, pages], {}, person);
  const one = { name: "Tea", lines: ["One", "Two"], order: 7, state: "available", pages: ["two"] };
  expect(answers).toEqual(one);
  expect(person.shown()).toContain("Name of the thing.");
  expect(person.shown()).toContain("is empty");
  expect(person.shown()).toContain("More. Enter leaves it out.");
});

it("asks again for an invalid option, takes a fallback on Enter, and what an answer means", async () => {
  const meaning = (line: string, { order: before = 0 }) => `${line} ${before}`;
  const fields = [order, { ...name, fallback: "Tea" }, { ...lines, meaning }];
  const person = terminal("8\r", "\r", "One\r", "\r");
  const wanted = { order: 8, name: "Tea", lines: ["One 8"] };
  expect(await collect(fields, { order: "many" }, person)).toEqual(wanted);
  expect(person.shown()).toMatch(/^--order: .*a number/);
  const given = { order: "8", name: "Tea", lines: ["One"] };
  expect(await collect(fields, given, undefined)).toEqual(wanted);
});

it("ends where somebody presses Ctrl-C", async () => {
  await expect(collect([name], {}, terminal("half", "\u0003"))).rejects.toThrow(/^Cancelled/);
});

it("asks nobody without a terminal", async () => {
  const given = { name: "Tea", order: "7", lines: ["One  two", "\tthree"], pages: "one, two" };
  const wanted = { ...given, order: 7, lines: ["One two", "three"], pages: ["one", "two"] };
  const fields = [name, lines, order, state, extra, pages];
  expect(await collect(fields, given, undefined)).toEqual({ ...wanted, state: "planned" });
  for (const missing of ["stdin", "stderr"] as const) {
    const streams = { stdin: { isTTY: true }, stderr: { isTTY: true }, [missing]: {} };
    expect(terminalOf(streams as unknown as NodeJS.Process)).toBeUndefined();
  }
});
