import { expect, it } from "vitest";
import { mergeChanges } from "../../../src/testing/merge-changes.ts";
import { fixtureContent } from "../../testing/files/fixture-content.ts";
import { compileInlineScripts } from "./compile-scripts.ts";

it.each([
  [
    "a further field",
    { pages: { contact: { form: { fields: [{ name: "size", kind: "text" }] } } } },
  ],
  ["a rare field", { pages: { contact: { form: { fields: [{ name: "day", kind: "date" }] } } } }],
  ["another way of delivery", { site: { delivery: { method: "post" } } }],
])("a development server keeps its boot script for %s, and a build has it", async (_, change) => {
  const bootOf = async (isOfAnySite: boolean, changes: object) => {
    const content = mergeChanges(fixtureContent(), changes);
    return (await compileInlineScripts(content, "", isOfAnySite)).boot();
  };
  expect(await bootOf(true, change)).toBe(await bootOf(true, {}));
  expect(await bootOf(false, change)).not.toBe(await bootOf(false, {}));
});
