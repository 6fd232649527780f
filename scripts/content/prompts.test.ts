import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import * as z from "zod";
import { list, text } from "../../src/content/schema/primitives.ts";
import { collect, type Field, terminalOf } from "./prompts.ts";

/** A terminal at which somebody presses these keys. */
function terminal(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = new PassThrough({ encoding: "utf8" });
  const shown: string[] = [];
  output.on("data", (words) => shown.push(words));
  const timer = setInterval(() => {
    // Keys pressed before the first question would all go to it.
    if (shown.length === 0) return;
    const line = lines.shift();
    if (line === undefined) clearInterval(timer);
    else input.write(line);
  }, 20);
  return { input, output, shown: () => shown.join("") };
}

const name: Field = { key: "name", flag: "--name", schema: text("Name of the thing.") };
const lines: Field = {
  key: "lines",
  flag: "--line",
  schema: list(text("One line."), "What it says."),
};
const order: Field = { key: "order", flag: "--order", schema: z.number("Write a number.") };
const state: Field = {
  key: "state",
  flag: "--state",
  schema: z.enum(["planned", "available"]).describe("Whether it is there."),
  fallback: "planned",
};
const extra: Field = { key: "extra", flag: "--extra", schema: text("More.").optional() };

it("asks for what no option gives, again after a mistake", async () => {
  const keys = "\r|Tea\r|One\r|Two\r|\r|x\r|\u0015|7\r|\u001B[B|\r|\r";
  const person = terminal(...keys.split("|"));
  const answers = await collect([name, lines, order, state, extra], {}, person);
  expect(answers).toEqual({ name: "Tea", lines: ["One", "Two"], order: 7, state: "available" });
  expect(person.shown()).toContain("Name of the thing.");
  expect(person.shown()).toContain("is empty");
  expect(person.shown()).toContain("More. Enter leaves it out.");
});

const pages: Field = { key: "pages", flag: "--pages", schema: z.array(z.enum(["one", "two"])) };

it("lets a person choose several of some words, and takes them with commas", async () => {
  const person = terminal("\u001B[B", " ", "\r");
  expect(await collect([pages], {}, person)).toEqual({ pages: ["two"] });
  expect(await collect([pages], { pages: "one, two" }, undefined)).toEqual({
    pages: ["one", "two"],
  });
  await expect(collect([pages], { pages: "one,three" }, undefined)).rejects.toThrow(/"three"/);
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

it("asks nobody without a terminal, and names everything that is missing or invalid", async () => {
  const given = { order: "many", lines: ["One  two", "\tthree"] };
  await expect(collect([name, order, state], given, undefined)).rejects.toThrow(
    /^--order: .*a number.*\n.*the options must give every value: --name is missing\.$/s,
  );
  const whole = { ...given, name: "Tea", order: "7" };
  expect(await collect([name, lines, order, state, extra], whole, undefined)).toEqual({
    ...{ name: "Tea", lines: ["One two", "three"], order: 7, state: "planned" },
  });
  for (const missing of ["stdin", "stderr"] as const) {
    const streams = { stdin: { isTTY: true }, stderr: { isTTY: true }, [missing]: {} };
    expect(terminalOf(streams as unknown as NodeJS.Process)).toBeUndefined();
  }
});
