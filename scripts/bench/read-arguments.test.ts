import { describe, expect, it } from "vitest";
import { readArguments } from "./read-arguments.ts";

const names = ["sizes", "paint", "build"];
const read = (line: string) => readArguments(line.split(" ").filter(Boolean), names);

describe("arguments of the bench", () => {
  it("may be missing: everything is measured five times", () => {
    expect(read("")).toEqual({ only: names, runs: 5 });
  });

  it("name what to measure, once or in a row, and it is done in the usual order", () => {
    expect(read("--only build sizes").only).toEqual(["sizes", "build"]);
    expect(read("--only build --only sizes").only).toEqual(["sizes", "build"]);
  });

  it("say where the figures go and how often to run", () => {
    expect(read("--json out.json --runs 9")).toEqual({ only: names, json: "out.json", runs: 9 });
  });

  it.each([
    ["--only colours", 'no measurement called "colours"'],
    ["sizes", "Write --only before names"],
    ["--runs 4", "at least 5"],
    ["--runs many", "at least 5"],
    ["--fast", "--fast"],
  ])("are refused where they are wrong: %s", (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
