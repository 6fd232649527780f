import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { joinKinds } from "../../src/content/pages.ts";
import { sectionKinds } from "../../src/content/section-kinds.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type Entry, readFolder } from "./folder.ts";
import { code } from "./format.ts";
import { slugFrom } from "./names.ts";
import { OwnFileFault, runOwnFile } from "./run-own-file.ts";

/** A kind of section of the owner's own: a folder `sections/<kind>/` next to the content. */
export interface OwnKind {
  fields: z.ZodObject;
  /** Path of its component. */
  component: string;
  /** Paths of all its files, which also are styles, and `browser.ts`, which the browser runs. */
  files: string[];
}

/** The folder with the owner's kinds of section. */
export const ownSections = () => resolve("sections");

interface OwnKinds {
  kinds: ReadonlyMap<string, OwnKind>;
  diagnostics: readonly Diagnostic[];
}

let known: OwnKinds = { kinds: new Map(), diagnostics: [] };

/** The owner's kinds of section, by name, with their faults. {@link readOwnKinds} reads them. */
export const ownKinds = () => known;

/** Reads the owner's kinds of section. From then on pages can have them. */
export async function readOwnKinds(): Promise<void> {
  const folder = ownSections();
  const none: ReturnType<typeof readFolder> = { entries: [], diagnostics: [] };
  const { entries, diagnostics } = existsSync(folder) ? readFolder(folder) : none;
  const kinds = new Map<string, OwnKind>();
  for (const entry of entries)
    try {
      kinds.set(entry.name, await readKind(entry));
    } catch (error) {
      if (!(error instanceof OwnFileFault)) throw error;
      diagnostics.push(error.finding);
    }
  joinKinds(Object.fromEntries([...kinds].map(([name, { fields }]) => [name, fields])));
  known = { kinds, diagnostics };
}

/**
 * A kind by its folder.
 *
 * @throws OwnFileFault for the first fault in it.
 */
async function readKind({ name, path, isFolder, isLink }: Entry): Promise<OwnKind> {
  if (!isFolder || isLink)
    throw new OwnFileFault(path, "A kind of section is a folder here.", "Move this elsewhere.");
  const nameIs = kindNameFault(name);
  if (nameIs) throw new OwnFileFault(path, ...nameIs);
  const [fieldsFile, component] = [join(path, "fields.ts"), join(path, `${name}.tsx`)];
  const { default: fields } = await runOwnFile(fieldsFile);
  const fault = faultOfFields(fields);
  if (fault) throw new OwnFileFault(fieldsFile, ...fault);
  const exported = componentName(name);
  if (!(await runOwnFile(component))[exported])
    throw new OwnFileFault(
      component,
      `This file exports no component called ${code(exported)}.`,
      `Write ${code(`export function ${exported}(…)`)}.`,
    );
  const files = readFolder(path).entries.map((entry) => entry.path);
  return { fields: fields as z.ZodObject, component, files };
}

/** Why a kind of section cannot have a name, and what to do; undefined if it can. */
function kindNameFault(name: string): [message: string, hint: string] | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    const letters = "only lower-case letters, digits and single hyphens, a letter first";
    const hint = `Call the folder ${code(slugFrom(name) ?? "my-kind")}.`;
    return [`The name of a kind of section has ${letters}.`, hint];
  }
  if (!Object.hasOwn(sectionKinds, name)) return undefined;
  const hint = "Give the folder another name, and its component.";
  return [`There is a kind of section called ${code(name)} already.`, hint];
}

/** The name of the component of a kind of section, as its file exports it: `OpeningHours` for `opening-hours`. */
export const componentName = (kind: string) =>
  kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function faultOfFields(fields: unknown): [message: string, hint: string] | undefined {
  if (!(fields instanceof z.ZodObject)) {
    const hint = "Write `export default shape({ … })`, of what `faircopy/fields` has.";
    return ["This file exports no fields.", hint];
  }
  const key = ["kind", "id"].find((one) => one in fields.shape);
  if (key)
    return [`Each section has the key ${code(key)} already.`, "Give the field another name."];
  if (!fields.def.checks?.length) return undefined;
  const hint = "Write it as a rule of one field, which can be a `shape` itself.";
  return ["A rule about several fields is not read.", hint];
}
