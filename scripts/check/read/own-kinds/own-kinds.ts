import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { joinKinds } from "../../../../src/content/schema/pages.ts";
import { sectionKinds } from "../../../../src/content/schema/section-kinds.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { displayPath } from "../files/display-path.ts";
import { type Entry, type FileFault, readFolder } from "../files/folder.ts";
import { slugFrom } from "../files/slug.ts";
import { code } from "../findings/format.ts";
import { runOwnFile } from "./run-own-file.ts";

/** Names of kinds, which are those of components too. */
const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A kind of section of the owner's own: a folder `sections/<kind>/` beside the content. */
export interface OwnKind {
  fields: z.ZodObject;
  /** Path of its component. */
  component: string;
  /** Paths of all its files, which also are styles, and `browser.ts`, which the browser runs. */
  files: string[];
}

/** The folder with the owner's kinds of section. */
export const ownSections = () => resolve("sections");

let last = { state: "", kinds: new Map<string, OwnKind>(), diagnostics: [] as Diagnostic[] };

/** The owner's kinds of section, by name, and what is wrong with them. From then on pages can have them. */
export function ownKinds(): Readonly<typeof last> {
  const folder = ownSections();
  const state = stateOf(folder);
  if (state === last.state) return last;
  const { entries, diagnostics } = state ? readFolder(folder) : { entries: [], diagnostics: [] };
  const read = entries.map((entry) => [entry.name, readKind(entry)] as const);
  const kinds = new Map(
    read.flatMap(([name, kind]) => (Array.isArray(kind) ? [] : [[name, kind]])),
  );
  const faults = read.flatMap(([, kind]) => (Array.isArray(kind) ? kind : []));
  joinKinds(Object.fromEntries([...kinds].map(([name, { fields }]) => [name, fields])));
  last = { state, kinds, diagnostics: [...diagnostics, ...faults] };
  return last;
}

/** A text that changes with each change of a file in a folder; empty if there is no folder. */
function stateOf(folder: string): string {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? folder : "";
  const traces = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    return [name, size, mtimeMs].join(" ");
  });
  return [folder, ...traces].join("\n");
}

/** A kind by its folder, or what is wrong with it. */
function readKind({ name, path, file, isFolder, isLink }: Entry): OwnKind | Diagnostic[] {
  const fault = folderFault(name, isFolder);
  if (fault) return [schemaFinding(file, ...fault)];
  const { entries, diagnostics } = readFolder(path, isLink);
  const files = entries.map((entry) => entry.path);
  const [fieldsFile, component] = [join(path, "fields.ts"), join(path, `${name}.tsx`)];
  const missing = [fieldsFile, component].filter((one) => !files.includes(one));
  if (diagnostics.length > 0) return diagnostics;
  if (missing.length > 0)
    return missing.map((one) =>
      schemaFinding(
        displayPath(one),
        "This file of a kind of section is missing.",
        "Create it; docs/extend.md shows one.",
      ),
    );

  const [ran, shown] = [runOwnFile(fieldsFile, path), runOwnFile(component, path)];
  const fields = "fault" in ran ? undefined : ran.exported["default"];
  const fieldsFault = faultOfFields(fields);
  const faults = [ran, shown].flatMap((one) => ("fault" in one ? [one.fault] : []));
  if (!("fault" in ran) && fieldsFault)
    faults.push(schemaFinding(displayPath(fieldsFile), ...fieldsFault));
  const exportName = componentName(name);
  if ("exported" in shown && !shown.exported[exportName])
    faults.push(
      schemaFinding(
        displayPath(component),
        `This file exports no component called ${code(exportName)}.`,
        `Write ${code(`export function ${exportName}(…)`)}.`,
      ),
    );
  return faults.length > 0 ? faults : { fields: fields as z.ZodObject, component, files };
}

/** The name of the component of a kind of section, as its file exports it: `OpeningHours` for `opening-hours`. */
export const componentName = (kind: string) =>
  kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function folderFault(name: string, isFolder: boolean): FileFault | undefined {
  if (!isFolder)
    return ["Nothing on the site reads this file.", "A kind of section is a folder here."];
  if (!namePattern.test(name))
    return [
      "The name of a kind of section has small letters, digits and single hyphens only.",
      `Rename the folder to ${code(slugFrom(name) ?? "my-kind")}.`,
    ];
  if (Object.hasOwn(sectionKinds, name))
    return [
      `There is a kind of section called ${code(name)} already.`,
      "Give this one another name: its folder, and its component.",
    ];
  return undefined;
}

function faultOfFields(fields: unknown): FileFault | undefined {
  if (!(fields instanceof z.ZodObject))
    return [
      "This file exports no fields.",
      "Write `export default shape({ … })`, of what `faircopy/fields` has.",
    ];
  const key = ["kind", "id"].find((one) => one in fields.shape);
  if (key)
    return [`Each section has the key ${code(key)} already.`, "Give the field another name."];
  if (fields.def.checks?.length)
    return [
      "A rule about several fields is not read.",
      "Write it as a rule of one field, which can be a `shape` itself.",
    ];
  return undefined;
}
