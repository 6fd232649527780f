import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../check/testing/temporary-content.ts";
import { init } from "../edit/init.ts";
import { todo } from "./todo.ts";

it("lists what a new site lacks in the order of a person, each with its page", async () => {
  const folder = join(temporaryFolder(), "site");
  await init(folder, { given: { name: "Kiln", language: "fr" } });
  vi.stubEnv("CONTENT_DIR", join(folder, "content"));
  const { steps, isFinished } = todo();
  expect(steps.map(({ name, path, left }) => [name, path, left > 0])).toEqual([
    ["name", "/", true],
    ["first", "/", true],
    ["contact", "/contact", true],
    ["others", undefined, false],
    ["legal", "/privacy", false],
    ["address", undefined, true],
  ]);
  const places = steps.flatMap(({ texts }) => texts.map(({ text, path }) => [text.place, path]));
  expect(places).toContainEqual(["site#/company/tagline", "/"]);
  expect(places).toContainEqual(["pages/contact#/heading", "/contact"]);
  expect(places).toContainEqual(["site#/sample", "/"]);
  expect(isFinished).toBe(false);
});
