import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-content.ts";
import { KeptExport, keptBundles } from "./kept-export.ts";

const home = temporaryFolder();
const [target, staging] = [join(home, "dist"), join(home, "next")];

/** Builds pages of one file each from their words. Returns the pages that were made, with the notes of all. */
async function build(pages: Readonly<Record<string, string>>) {
  mkdirSync(staging);
  const kept = new KeptExport(staging, target);
  const made: string[] = [];
  const notes: string[] = [];
  for (const [name, words] of Object.entries(pages)) {
    const make = async () => {
      made.push(name);
      return { files: [[`pages/${name}.html`, words]] as const, note: `says ${words}` };
    };
    notes.push(await kept.write({ name, dependsOn: [words], make }));
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(staging, target);
  kept.remember();
  for (const [name, words] of Object.entries(pages))
    expect(readFileSync(join(target, "pages", `${name}.html`), "utf8")).toBe(words);
  return { made, notes };
}

it("a build takes the files of what has not changed from the build before, and makes the rest", async () => {
  expect(await build({ one: "1", two: "2" })).toEqual({
    made: ["one", "two"],
    notes: ["says 1", "says 2"],
  });
  expect(await build({ one: "1", two: "2" })).toEqual({ made: [], notes: ["says 1", "says 2"] });
  expect((await build({ one: "1", two: "other", three: "3" })).made).toEqual(["two", "three"]);
});

it("a build makes a file again that somebody has changed or removed in the build before", async () => {
  await build({ one: "1", two: "2", three: "3" });
  writeFileSync(join(target, "pages/one.html"), "edited by hand");
  rmSync(join(target, "pages/two.html"));
  expect((await build({ one: "1", two: "2", three: "3" })).made).toEqual(["one", "two"]);
});

it("a build takes the bundles of the build before, unless what they depend on has changed or they are not whole", async () => {
  const file = { fileName: "app.js", code: "1", facadeModuleId: null, imports: [] };
  const bundles = { client: [file], ssr: [] };
  const make = vi.fn(async () => bundles);
  const take = async (...dependsOn: string[]) => {
    expect(await new KeptExport(staging, target).bundles(dependsOn, make)).toEqual(bundles);
    return make.mock.calls.splice(0).length;
  };
  expect(await take("home"), "first").toBe(1);
  expect(await take("home")).toBe(0);
  expect(await take("home", "contact"), "another layout").toBe(1);
  writeFileSync(keptBundles(), '{"hash":');
  expect(await take("home", "contact"), "cut off").toBe(1);
});

it("a build that never took the place of the one before is not built upon", async () => {
  await build({ one: "1" });
  mkdirSync(staging);
  const killed = new KeptExport(staging, target);
  const make = async () => ({ files: [["pages/one.html", "2"]] as const, note: "" });
  await killed.write({ name: "one", dependsOn: ["2"], make });
  rmSync(staging, { recursive: true });
  expect((await build({ one: "2" })).made).toEqual(["one"]);
});
