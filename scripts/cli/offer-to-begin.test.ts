import { expect, it } from "vitest";
import { tellIn } from "../../src/engine/messages/tell.ts";
import { terminal } from "../testing/edit/terminal.ts";
import { offerToBegin } from "./offer-to-begin.ts";

it.each([
  ["y", true, ["install", "run dev -- --open"]],
  ["y", false, ["install"]],
  ["n", true, []],
  ["\u0003", true, []],
])("after %j, npm, which works: %s, is asked for %j", async (key, isWorking, wanted) => {
  const asked: string[] = [];
  const run = (folder: string, ...args: readonly string[]) => {
    expect(folder).toBe("my-site");
    asked.push(args.join(" "));
    return isWorking;
  };
  const person = terminal(key);
  expect(await offerToBegin("my-site", person, run)).toBe(wanted.length === 2);
  expect(asked).toEqual(wanted);
  expect(person.shown()).toContain("open it in the browser");
});

it("shows both answers in the language of the person", async () => {
  tellIn("it");
  const person = terminal("n");
  await offerToBegin("my-site", person, () => true);
  tellIn("en");
  expect(person.shown()).toMatch(/Installare ora.*Sì.*No/s);
  expect(person.shown()).not.toContain("Yes");
});
