import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EditableFile, EditableText } from "../../../src/editor/editable-text.ts";
import { spokenLanguage } from "../../content/messages.ts";
import { Editor } from "../../editor/editor.ts";
import { filesWithTexts } from "../files-with-texts.ts";
import { editFiles, servedFirm } from "../temporary-content.ts";

/** The content folder of the test. */
export let folder = "";
export let editor = new Editor();

/** Has a new editor write a copy of a firm's content. */
export function serve(firm: string): void {
  folder = servedFirm(firm);
  editor = new Editor();
  listed.clear();
}

/** The text of a file in the folder. */
export const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** The texts of all YAML files in the folder. */
export const texts = () => Object.fromEntries(filesWithTexts(folder));

/** Changes files of the folder, as another program does. */
export const edit = (edits: Parameters<typeof editFiles>[1]) => editFiles(folder, edits);

/** What the panel lists for a page, by the page and the texts of its site. */
const listed = new Map<string, EditableFile[]>();

/** The files that the panel lists for a page. */
export function listFiles(page: string): EditableFile[] {
  const state = JSON.stringify([page, folder, spokenLanguage(), texts()]);
  const files = listed.get(state) ?? editor.list(page, "").files;
  listed.set(state, files);
  return files;
}

/** A text that the panel lists for a page. */
export function editableAt(page: string, place: string): EditableText {
  const all = listFiles(page).flatMap(({ texts }) => texts);
  const found = all.find((one) => one.place === place);
  if (!found) throw new Error(`${place} is not among the texts of ${page}.`);
  return found;
}

/** Saves a text as the panel does. */
export function save(page: string, place: string, text: string): void {
  const file = listFiles(page).find((one) => one.texts.some((text) => text.place === place));
  editor.save({ place, text, hash: `${file?.hash}` });
}
