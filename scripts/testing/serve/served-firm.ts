import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { CheckResult } from "../../../src/engine/check/check.ts";
import { Editor } from "../../../src/panel/answers/editor.ts";
import type { EditableFile, EditableText } from "../../../src/panel/protocol/editable-text.ts";
import type { FormFile } from "../../../src/panel/protocol/form-protocol.ts";
import type { EntryChange, FormAsked } from "../../../src/panel/protocol/requests.ts";
import { filesBelow } from "../../disk/files-below.ts";
import { checkNow, diskWorkspace } from "../../serve/disk-workspace.ts";
import { filesWithTexts } from "../files/files-with-texts.ts";
import type { FixtureEdits } from "../fixture.ts";
import { inWordsOf } from "../in-words-of.ts";
import { editFiles, servedFirm } from "../temporary-content.ts";

/** The content folder of the test. */
export let folder = "";
export let editor = new Editor(diskWorkspace, checkNow);

/** The texts of the content at the beginning of a test. */
export let before: Record<string, string> = {};

/** Has a new editor write a copy of a firm's content, with some edits. */
export function serve(firm: string, edits: FixtureEdits = {}): void {
  folder = servedFirm(firm, edits);
  editor = new Editor(diskWorkspace, check);
  checked.clear();
  beginHere();
}

/** Takes the texts of now for those of the beginning. */
export function beginHere(): void {
  before = texts();
}

/** What the check has found, by the state of the content. */
const checked = new Map<string, CheckResult>();

function check(): CheckResult {
  const state = JSON.stringify([filesBelow(folder), texts()]);
  const found = checked.get(state) ?? checkNow();
  checked.set(state, found);
  return found;
}

/** The text of a file in the folder. */
export const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** The texts of all YAML files in the folder. */
export const texts = () => Object.fromEntries(filesWithTexts(folder));

/** Changes files of the folder, as another program does. */
export const edit = (edits: FixtureEdits) => editFiles(folder, edits);

/** The files that the panel lists for a page. */
export const listFiles = (page: string, reader = "en"): EditableFile[] =>
  inWordsOf(editor.list(page, "", reader).files, reader);

/** A text that the panel lists for a page, with the hash of its file. */
export function editableAt(
  page: string,
  place: string,
  reader?: string,
): EditableText & { hash: string } {
  for (const { texts, hash } of listFiles(page, reader))
    for (const text of texts) if (text.place === place) return { ...text, hash };
  throw new Error(`${place} is not among the texts of ${page}.`);
}

/** Saves a text as the panel does. */
export function save(page: string, place: string, text: string): void {
  const { hash } = editableAt(page, place);
  editor.save({ place, text, hash });
}

/** What the form of a place shows. */
export function formOf(place: string, only?: FormAsked["only"]): FormFile {
  const [found] = inWordsOf(editor.form([{ place, only }]).files);
  if (!found) throw new Error(`There is no form of ${place}.`);
  return found;
}

/** Saves a value as a form does. */
export function saveInForm(place: string, text: string): void {
  editor.save({ place, text, hash: formOf(place.replace(/#.*/s, "#")).hash });
}

/** Changes a list or a group as the form that shows it does. Returns the place of a text that the panel shows then. */
export function changeForm(list: string, change: EntryChange): string {
  return editor.change({ place: list, list, hash: formOf(list).hash, ...change }).place;
}

/** Undoes all steps, and expects the first bytes. Returns the place that the panel shows then. */
export function undoAll(): string {
  let place = "";
  while (editor.journal.done.length > 0) place = editor.journal.undo();
  expect(texts()).toEqual(before);
  return place;
}
