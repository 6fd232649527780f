import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { readAssets } from "./assets.ts";

function assetsWith(...files: string[]) {
  const directory = temporaryContent();
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), "x");
  }
  return readAssets(directory, ["about"]);
}

const namesOf = (assets: { name: string }[]) => assets.map(({ name }) => name);

describe("readAssets", () => {
  it("lists files by what becomes of them, and leaves out what nobody put there", () => {
    const found = assetsWith(
      "files/price-list.pdf",
      "files/press-kit-2.1.zip",
      "files/press.tar.gz",
      "files/.DS_Store",
      "files/README.md",
      "files/root/google0123abc.html",
      "files/root/BingSiteAuth.xml",
      "files/root/.well-known/assetlinks.json",
      "pictures/till.jpg",
      "pictures/Thumbs.db",
    );
    expect(found.diagnostics).toEqual([]);
    expect(namesOf(found.files)).toEqual(["press-kit-2.1.zip", "press.tar.gz", "price-list.pdf"]);
    const root = [".well-known/assetlinks.json", "BingSiteAuth.xml", "google0123abc.html"];
    expect(namesOf(found.root)).toEqual(root);
    expect(namesOf(found.pictures)).toEqual(["till.jpg"]);
  });

  it.each(["files/prices.pdf", "files/root/ads.txt", "pictures/till.jpg"])(
    "refuses a pipe, which nobody can read to its end: %s",
    (place) => {
      const directory = temporaryContent();
      mkdirSync(dirname(join(directory, place)), { recursive: true });
      execFileSync("mkfifo", [join(directory, place)]);
      const { diagnostics, files, root, pictures } = readAssets(directory);
      expect(diagnostics.map(({ message }) => message)).toEqual(["This is no ordinary file."]);
      expect([...files, ...root, ...pictures]).toEqual([]);
    },
  );

  it.each(["files", "pictures", "files/prices.pdf"])("follows no link: %s", (place) => {
    const directory = temporaryContent();
    if (place.includes("/")) mkdirSync(dirname(join(directory, place)));
    symlinkSync("/etc", join(directory, place));
    const { diagnostics, files, pictures } = readAssets(directory);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^This is a link, not a /),
    ]);
    expect([...files, ...pictures]).toEqual([]);
  });
});
