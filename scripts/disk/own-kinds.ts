import { join, resolve } from "node:path";
import * as z from "zod";
import type { Diagnostic, FindingText } from "../../src/engine/diagnostic.ts";
import { type PageSchemas, pageSchemas } from "../../src/engine/schema/pages.ts";
import { sectionKinds } from "../../src/engine/schema/section-kinds.ts";
import { schemasWith } from "../../src/engine/shape/index.ts";
import {
  type Files,
  type FolderEntry,
  readFolder,
  readOptionalFolder,
  slugFrom,
} from "../../src/engine/site/index.ts";
import { found } from "../../src/words/say.ts";
import { displayPath } from "./display-path.ts";
import { OwnFileFault, runOwnFile } from "./run-own-file.ts";

/** A kind of section of the owner's own: a folder `sections/<kind>/` next to the content. */
interface OwnKind {
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
  /** The schemas of pages that can have them. */
  schemas: PageSchemas;
  diagnostics: readonly Diagnostic[];
}

let known: OwnKinds = { kinds: new Map(), schemas: pageSchemas, diagnostics: [] };

/** The kinds of section in the owner's folder, by name, with their faults. {@link readOwnKinds} reads them. */
export const ownKinds = () => known;

/** Reads the owner's kinds of section. From then on pages on this computer can have them. */
export async function readOwnKinds(host: Files): Promise<void> {
  const folder = ownSections();
  const { entries, diagnostics } = readOptionalFolder(host, displayPath(folder));
  const kinds = new Map<string, OwnKind>();
  for (const entry of entries)
    try {
      kinds.set(entry.name, await readKind(host, entry));
    } catch (error) {
      if (!(error instanceof OwnFileFault)) throw error;
      diagnostics.push(error.finding);
    }
  known = {
    kinds,
    schemas: schemasWith(
      Object.fromEntries([...kinds].map(([name, { fields }]) => [name, fields])),
    ),
    diagnostics,
  };
}

/**
 * A kind by its folder.
 *
 * @throws OwnFileFault for the first fault in it.
 */
async function readKind(
  host: Files,
  { name, file, isFolder, isLink }: FolderEntry,
): Promise<OwnKind> {
  const path = resolve(file);
  if (!isFolder || isLink) throw new OwnFileFault(path, found("own-sections.no-folder"));
  refuse(path, kindNameFault(name));
  const [fieldsFile, component] = [join(path, "fields.ts"), join(path, `${name}.tsx`)];
  const { default: fields } = await runOwnFile(fieldsFile);
  refuse(fieldsFile, faultOfFields(fields));
  const exported = componentName(name);
  if (!(await runOwnFile(component))[exported])
    throw new OwnFileFault(component, found("own-sections.no-component", { name: exported }));
  const files = readFolder(host, file).entries.map(({ file }) => resolve(file));
  return { fields: fields as z.ZodObject, component, files };
}

/** Throws if a file or folder has a fault. */
function refuse(path: string, fault: FindingText | undefined): void {
  if (fault) throw new OwnFileFault(path, fault);
}

/** Why a kind of section cannot have a name, and what to do; undefined if it can. */
function kindNameFault(name: string): FindingText | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return found("own-sections.name", { name: slugFrom(name) ?? "my-kind" });
  return Object.hasOwn(sectionKinds, name) ? found("own-sections.name-taken", { name }) : undefined;
}

/** The name of the component of a kind of section, as its file exports it: `OpeningHours` for `opening-hours`. */
export const componentName = (kind: string) =>
  kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function faultOfFields(fields: unknown): FindingText | undefined {
  if (!(fields instanceof z.ZodObject)) return found("own-sections.no-fields");
  const key = ["kind", "id"].find((one) => one in fields.shape);
  if (key) return found("own-sections.key-taken", { key });
  return fields.def.checks?.length ? found("own-sections.rule") : undefined;
}
