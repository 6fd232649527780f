import { readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import type { Requests } from "../../src/panel/protocol/requests.ts";
import { displayPath } from "../disk/display-path.ts";
import { errorsIn } from "../testing/cli/content-folder.ts";
import {
  before,
  edit,
  editableAt,
  editor,
  folder,
  formOf,
  read,
  serve,
  texts,
  undoAll,
} from "../testing/serve/served-firm.ts";
import { hasLinks } from "../testing/system.ts";
import { isThorough } from "../testing/whole.ts";

beforeEach(() => serve("german"));

const textAt = (place: string) => editableAt(place.replace(/#.*/, ""), place);

/** The form of the picture next to a text. */
const formAt = (place: string) => formOf(`${textAt(place).picture}`);
const slotAt = (place: string) => formAt(place).part.picture;

const change = (at: string, asked: Partial<Requests["picture"]> & { bytes?: Buffer }) =>
  editor.picture({ place: `${textAt(at).picture}`, at, hash: formAt(at).hash, ...asked });

const pictures = () => readdirSync(join(folder, "pictures")).sort();

/** A photograph of one colour. */
const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: "#963" } });
const jpeg = await photograph.jpeg().toBuffer();
const title = "pages/home#/sections/1/items/0/title";
const alt = "pages/ueber-uns#/sections/1/image/alt";
const french = `languages/fr/${alt}`;

it("a photograph is added in one step, which is undone and made again", async () => {
  expect(slotAt(title)).toMatchObject({ file: undefined, hasAlt: true });
  const asked = { name: "C:\\Fotos\\Ölmühle 7.JPEG", bytes: jpeg, alt: " Eine Mühle\nam Bach. " };
  const answer = await change(title, asked);
  expect(answer).toEqual({ place: title, file: "oelmuehle-7.jpg", removed: [] });
  const written = readFileSync(join(folder, "pictures/oelmuehle-7.jpg"));
  const after = texts();
  expect(after["pages/home.yaml"]).toContain(
    "wird protokolliert.\n        image:\n          file: oelmuehle-7.jpg\n          alt: Eine Mühle am Bach.\n",
  );
  expect({ ...after, "pages/home.yaml": "" }).toEqual({ ...before, "pages/home.yaml": "" });
  expect(errorsIn(folder)).toEqual([]);

  expect(editor.journal.undo()).toBe(title);
  expect([texts(), pictures()]).toEqual([before, ["quittenhof.jpg"]]);
  editor.journal.redo();
  expect([texts(), pictures()]).toEqual([after, ["oelmuehle-7.jpg", "quittenhof.jpg"]]);
  expect(readFileSync(join(folder, "pictures/oelmuehle-7.jpg")).equals(written)).toBe(true);
});

it.runIf(isThorough)("a translation replaces the picture of its source", async () => {
  const bytes = await photograph.webp().toBuffer();
  expect(slotAt(french)).toMatchObject({ file: "quittenhof.jpg", alt: /Quittenbaum/ });
  await change(french, { name: "hof.webp", bytes, alt: "Ein Hof." });
  expect(read("pages/ueber-uns.yaml")).toContain(
    "    image:\n      file: hof.webp\n      alt: Ein Hof.\n",
  );
  expect(textAt(french).source).toMatchObject({ text: "Ein Hof.", isStale: true });
  expect(pictures(), "A picture that nothing names stays.").toContain("quittenhof.jpg");
});

it.runIf(isThorough)("a picture is tried without a change", async () => {
  const bytes = jpeg;
  await change(title, { name: "hof.jpg", bytes, alt: "Ein Hof." });
  const trial = await change(alt, { name: "hof.jpg", bytes, isTrial: true });
  expect(trial).toMatchObject({ file: "hof.jpg", alt: "Ein Hof." });
  expect(await change(alt, { name: "neu.jpg", bytes, isTrial: true })).toMatchObject({
    ...{ file: "neu.jpg", alt: undefined },
  });
  editor.journal.undo();
  const pdf = { name: "a.pdf", bytes: Buffer.from("%PDF-1.7"), isTrial: true };
  await expect(change(title, pdf)).rejects.toThrow(/This is a PDF.*content\/files/);
  expect([texts(), pictures()]).toEqual([before, ["quittenhof.jpg"]]);
});

it("a gap in place of a picture's words is no word of it", () => {
  const gap = (text: string) => text.replace(/^( +alt: ).*$/m, "$1…");
  edit({ "pages/ueber-uns.yaml": gap });
  expect([textAt(alt), slotAt(alt)]).toMatchObject([{ isGap: true }, { alt: "" }]);
});

it.runIf(isThorough)("a picture becomes decorative in all languages, and back", async () => {
  const comment = (text: string) => text.replace("      file: quitt", "      # Ours.\n$&");
  serve("german", { "pages/ueber-uns.yaml": comment });
  const { place } = await change(french, {});
  expect(place).toBe("languages/fr/pages/ueber-uns#/sections/1/heading");
  expect(read("pages/ueber-uns.yaml")).toContain(
    "    image:\n      # Ours.\n      file: quittenhof.jpg\n      decorative: true\n    paragraphs:",
  );
  for (const tag of ["fr", "it"])
    expect(read(`languages/${tag}/pages/ueber-uns.yaml`)).not.toContain("image");
  expect(errorsIn(folder)).toEqual([]);
  const heading = alt.replace("image/alt", "heading");
  expect(slotAt(heading)).toMatchObject({ file: "quittenhof.jpg", alt: undefined });
  await change(heading, { alt: "Ein Quittenbaum." });
  expect(textAt(alt)).toMatchObject({ text: "Ein Quittenbaum." });
  expect(textAt(french)).toMatchObject({ isGap: true, source: { text: "Ein Quittenbaum." } });
  await expect(change(alt, { isRemoved: true })).rejects.toThrow();
  undoAll();
});

it("words of a picture stand above its point, as in the schema", async () => {
  serve("kilns");
  const film = "pages/workshop#/sections/5";
  await change(`${film}/image/alt`, {});
  expect(read("pages/workshop.yaml")).toContain("decorative: true\n      focalPoint: 30% 40%\n");
  await change(`${film}/heading`, { alt: "A barn." });
  expect(read("pages/workshop.yaml")).toContain("alt: A barn.\n      focalPoint: 30% 40%\n");
});

it("a picture is removed where its place can do without, with the words of its translations", async () => {
  await change(title, { name: "a.jpg", bytes: jpeg, alt: "Braun." });
  const place = title.replace("title", "image/alt");
  const translated = `languages/it/${place}`;
  editor.save({ place: translated, text: "Marrone.", hash: textAt(translated).hash });
  expect(read("languages/it/pages/home.yaml")).toContain("alt: Marrone.");
  expect(await change(place, { isRemoved: true })).toMatchObject({ place: title });
  expect(texts()).toEqual(before);
  expect(pictures()).toEqual(["a.jpg", "quittenhof.jpg"]);
  expect(slotAt(title)).toMatchObject({ file: undefined });
});

it.runIf(isThorough)("a product without a picture needs its icon", async () => {
  serve("kilns");
  const [product, logo] = ["products/kestrel-40#/name", "pages/home#/sections/7/items/0/name"];
  expect(slotAt(product)).toMatchObject({ canRemove: false });
  expect(slotAt("products/cone-reader#/name")).toMatchObject({ canRemove: true });
  expect(textAt("pages/home#/title").picture, "The hero has the picture.").toBe(undefined);
  await expect(change(logo, { name: "a.jpg", bytes: jpeg })).rejects.toThrow("drawing");
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z" onclick="alert(2)"/></svg>',
  );
  const answer = await change(logo, { name: "Mark.svg", bytes: drawing });
  expect(answer).toEqual({ place: logo, file: "mark.svg", removed: ["script", "onclick on path"] });
  expect(read("pictures/mark.svg")).toMatch(
    /^<svg [^>]*viewBox="0 0 9 9"><path d="[^"]*"\/><\/svg>$/,
  );
  expect(slotAt(logo)).toMatchObject({ file: "mark.svg", canRemove: true, isDrawing: true });
  const name = textAt(logo).text;
  expect(await change(logo, { isRemoved: true })).toMatchObject({ place: logo });
  expect([textAt(logo), slotAt(logo)]).toMatchObject([{ text: name }, { file: undefined }]);
  expect(errorsIn(folder)).toEqual([]);
});

it.runIf(isThorough)("the settings take a logo for each theme, and strokes again", async () => {
  serve("dutch");
  const [logo, dark] = ["site#/company/logo/file", "site#/company/logo/darkFile"] as const;
  const slots = () => {
    const { part } = formOf("site#/company", ["logo"]);
    const parts = part.parts?.flatMap(({ parts = [] }) => parts) ?? [];
    return Object.fromEntries(
      parts.map(({ place, kind, picture }) => [`${kind} ${place}`, picture?.file]),
    );
  };
  const give = (place: string, asked: object) =>
    editor.picture({ place, at: "", hash: formOf("site#/company").hash, ...asked });
  expect(slots()).toEqual({ [`picture ${logo}`]: undefined });
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  );
  await give(logo, { name: "a.jpg", bytes: jpeg });
  expect(slots()).toEqual({ [`picture ${logo}`]: "a.jpg", [`picture ${dark}`]: undefined });
  expect(errorsIn(folder)).toEqual([]);
  await give(logo, { name: "Merk.svg", bytes: drawing });
  expect(slots()).toEqual({ [`picture ${logo}`]: "merk.svg", [`picture ${dark}`]: undefined });
  await give(dark, { name: "Donker.svg", bytes: drawing });
  expect(slots()).toEqual({ [`picture ${logo}`]: "merk.svg", [`picture ${dark}`]: "donker.svg" });
  expect(read("site.yaml")).not.toContain("viewBox");
  expect(errorsIn(folder)).toEqual([]);
  await give(logo, { isRemoved: true });
  expect(slots()).toEqual({ [`picture ${logo}`]: undefined });
  expect(read("site.yaml")).toContain("viewBox");
  expect(errorsIn(folder)).toEqual([]);
  undoAll();
});

it("no picture without words, for a place without one, or over a file that has changed", async () => {
  const asked = { name: "a.jpg", bytes: jpeg, alt: "Braun." };
  await expect(change(title, { ...asked, alt: " \n" })).rejects.toThrow("alt");
  await expect(change(title, { alt: "Braun." })).rejects.toThrow("alt");
  expect(textAt("pages/home#/sections/0/primary/text").picture).toBe(undefined);
  const place = `${textAt(title).picture}`;
  const give = (place: string) => editor.picture({ place, at: "", hash: "old", ...asked });
  await expect(give(place)).rejects.toThrow("changed");
  for (const none of [title, "pages/home#/none", "site#/company/name", `languages/fr/${place}`])
    await expect(give(none)).rejects.toThrow("textGone");
  expect(pictures()).toEqual(["quittenhof.jpg"]);
});

it.skipIf(!hasLinks)("nothing is written where the folder of pictures is elsewhere", async () => {
  const outside = `${folder}-outside`;
  const asked = { place: `${textAt(title).picture}`, at: title, hash: formAt(title).hash };
  renameSync(join(folder, "pictures"), outside);
  symlinkSync(outside, join(folder, "pictures"));
  // Such a folder keeps the content from being read.
  const wanted = { ...asked, name: "a.jpg", bytes: jpeg, alt: "Braun." };
  await expect(editor.picture(wanted)).rejects.toThrow("textGone");
  // A link that is made once the content has been read.
  const file = displayPath(join(folder, "pictures/a.jpg"));
  const changes = [{ file, before: undefined, text: jpeg }];
  expect(() => editor.journal.apply({ from: title, to: title, changes })).toThrow("isLink");
  expect([texts(), readdirSync(outside)]).toEqual([before, ["quittenhof.jpg"]]);
});

it("the folder of pictures is made with the first", async () => {
  renameSync(join(folder, "pictures"), `${folder}-away`);
  await change(title, { name: "a.jpg", bytes: jpeg, alt: "Braun." });
  expect(pictures()).toEqual(["a.jpg"]);
});
