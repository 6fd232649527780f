import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { like, wordsOf } from "../../testing/hold-mistakes.ts";
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

  it.each([
    ["files/Price List.PDF", "…small letters… Rename it to `price-list.pdf`."],
    ["files/größe_2.csv", "…small letters… Rename it to `groesse-2.csv`."],
    ["files/a--b..pdf", "…small letters… Rename it to `a-b.pdf`."],
    ["files/价格.pdf", "…small letters… Rename it to `file.pdf`."],
    ["files/.env", "This file may contain keys, passwords…"],
    ["files/server.key", "This file may contain keys, passwords…"],
    ["files/backup.sql", "This file may contain keys, passwords…"],
    ["files/_headers", "Hosts read a file of this name as settings…"],
    ["files/.htaccess", "This file may contain keys, passwords…"],
    ["files/prices.csv.gz", "Hosts take this file for the compressed form of another…"],
    ["files/menu.html", "Visitors would get this file as a page of this site…"],
    ["files/run.js", "This is a program…"],
    ...["photo.heic", "data.json", "list.foo"].map((name) => [
      `files/${name}`,
      "The site publishes no files that end in `.…`. Save it as another kind…",
    ]),
    ["files/licence", "The site publishes no files without an ending…"],
    ["files/logo.svg", "An SVG can contain scripts…"],
    ["files/root/LOGO.SVG", "An SVG can contain scripts…"],
    ["files/root/data.foo", "The site publishes no files that end in `.foo`…"],
    ...["a.ppk", "a.jks", "credentials.json", "passwords.xlsx", "backup-2026.zip", "db.dump"].map(
      (name) => [`files/${name}`, "This file may contain keys, passwords or other people's data…"],
    ),
    ["files/root/client-secret.json", "This file may contain keys…"],
    ["files/old/prices.pdf", "…reads this folder. Put its files into `…files` itself."],
    ["files/root/_redirects", "Hosts read a file of this name as settings…"],
    ["files/root/.git/config", "This file may contain keys, passwords…"],
    ["files/root/.secret", "A file that begins with a dot is not published…"],
    ["files/root/about.html", "The site itself has a file or page at /about.html…"],
    ["files/root/robots.txt", "The site itself has a file or page at /robots.txt…"],
    ["files/root/assets/x.txt", "The site itself has a file or page at /assets/x.txt…"],
    ["files/root/.well-known/security.txt", "The site itself has a file or page at…"],
    ["files/root/two words.txt", "The name of this file has characters…"],
    ["pictures/Till.JPG", "…small letters… Rename it to `till.jpg`."],
    ["pictures/old/till.jpg", "…reads this folder. Put its files into `…pictures` itself."],
  ])("refuses %s", (file, words) => {
    const { diagnostics, files, root, pictures } = assetsWith(file);
    expect(diagnostics.map(wordsOf)).toEqual([like(words)]);
    expect([...files, ...root, ...pictures]).toEqual([]);
  });

  it("names copies as copies, unless they have another ending", () => {
    const names = ["files/prices.pdf", "files/prices (1).pdf", "files/Copie de prices.pdf"];
    const found = assetsWith(
      ...names,
      "files/prices 2.csv",
      "pictures/a.jpg",
      "pictures/a - 1.jpg",
    );
    expect(found.diagnostics.map(wordsOf)).toEqual([
      like("…a copy of `prices.pdf`. Delete it once `prices.pdf` has all… If it is another file…"),
      like("…a copy of `prices.pdf`…"),
      like("…small letters… Rename it to `prices-2.csv`."),
      like("…a copy of `a.jpg`…"),
    ]);
  });

  it.each(["files/prices.pdf", "files/root/ads.txt", "pictures/till.jpg"])(
    "refuses a pipe, which nobody can read to its end: %s",
    (place) => {
      const directory = temporaryContent();
      mkdirSync(dirname(join(directory, place)), { recursive: true });
      execFileSync("mkfifo", [join(directory, place)]);
      const { diagnostics, files, root, pictures } = readAssets(directory);
      expect(diagnostics.map(wordsOf)).toEqual([like("This is no ordinary file…")]);
      expect([...files, ...root, ...pictures]).toEqual([]);
    },
  );

  it.each(["files", "pictures", "files/prices.pdf"])("follows no link: %s", (place) => {
    const directory = temporaryContent();
    if (place.includes("/")) mkdirSync(dirname(join(directory, place)));
    symlinkSync("/etc", join(directory, place));
    const { diagnostics, files, pictures } = readAssets(directory);
    expect(diagnostics.map(wordsOf)).toEqual([like("This is a link, not a …")]);
    expect([...files, ...pictures]).toEqual([]);
  });
});
