import { parse } from "yaml";
import * as z from "zod";
import { UserError } from "../../src/engine/check/index.ts";
import { editAt, type Plain, setValues } from "../../src/engine/edit/index.ts";
import { nearest } from "../../src/engine/nearest.ts";
import { siteSchema } from "../../src/engine/schema/site.ts";
import { type Field, fieldOf, parseContent } from "../../src/engine/shape/index.ts";
import { say } from "../../src/words/say.ts";
import { checkContent } from "../disk/check-content.ts";
import { displayPath } from "../disk/display-path.ts";
import { readValue } from "./prompts.ts";

/** A value of `site.yaml`, and the option that gave it. */
export interface Setting {
  option: string;
  path: readonly string[];
  value: Plain;
}

/** The values that have options of their own. */
const ownOptions: ReadonlyMap<string, string> = new Map([
  ["language", "--language"],
  ["company.name", "--company"],
]);

/**
 * The settings in words such as `company.tagline="Good tools"`: a path as docs/content.md has it, and YAML.
 *
 * @throws UserError if there is no such path, or a value does not fit it; it names them all.
 */
export function parseSettings(texts: readonly string[]): Setting[] {
  const faults: string[] = [];
  const settings = texts.flatMap((word): Setting[] => {
    const [, name = word, written] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
    const option = `--set ${name}`;
    const path = name.split(".");
    const { value, mistake } =
      written === undefined ? { mistake: say("questions.write-set") } : settingValue(name, written);
    if (mistake !== undefined) faults.push(`${option}: ${mistake}`);
    return value === undefined ? [] : [{ option, path, value }];
  });
  if (faults.length > 0) throw new UserError(faults.join("\n"));
  return settings;
}

/** The value for a path, or why it cannot be set. */
function settingValue(name: string, written: string): ReturnType<typeof readValue> {
  const own = ownOptions.get(name);
  if (own !== undefined) return { mistake: say("questions.own-option", { option: own }) };
  const known = settablePaths(fieldOf(siteSchema));
  if (known.includes(name)) {
    const read = readValue(lastKey(name), z.unknown(), `${lastKey(name)}: ${written}`);
    // What a group or a list lacks, the language pack may have: the check of the whole site says it.
    if (read.mistake !== undefined || isWhole(read.value)) return read;
    const field = fieldOf(siteSchema).at(name.split("."), undefined) as Field;
    return readValue(lastKey(name), field.schema, `${lastKey(name)}: ${written}`);
  }
  const around = known.findLast(
    (path) => name.startsWith(path) && /^(?:\[|\.\d)/.test(name.slice(path.length)),
  );
  if (around !== undefined) return { mistake: say("questions.whole-list", { path: around }) };
  const ends = new Map(known.map((path) => [lastKey(path), path] as const).reverse());
  const end = lastKey(name);
  const meant = nearest(name, known) ?? ends.get(end) ?? ends.get(nearest(end, ends.keys()) ?? "");
  const hint = meant ? say("questions.meant", { path: meant }) : say("questions.see-docs");
  return { mistake: `${say("questions.no-key")} ${hint}` };
}

/** Whether a value is a group or a list without empty values. */
function isWhole(value: unknown): boolean {
  const isFull = (one: unknown) => typeof one !== "object" || isWhole(one);
  return typeof value === "object" && value !== null && Object.values(value).every(isFull);
}

const lastKey = (name: string) => name.slice(name.lastIndexOf(".") + 1);

/** The paths of all keys that are not in lists. */
function settablePaths(group: Field, before = ""): string[] {
  return Object.entries(group.fields()).flatMap(([key, field]) => [
    before + key,
    ...settablePaths(field, `${before}${key}.`),
  ]);
}

/** A `site.yaml` with a setting. A new key stands behind those that are before it in the schema. */
export function applySetting(text: string, { path, value }: Setting): string {
  return setValues(text, "site.yaml", [editAt(fieldOf(siteSchema), parse(text), path, value)]);
}

/**
 * Checks a new site.
 *
 * @param directory where the other files of the site are.
 * @param text that of its `site.yaml`.
 * @param only ids of the rules to run; by default all.
 * @throws UserError if the check finds more than a gap in a value that was set, in its words.
 */
export function refuseFaults(
  directory: string,
  text: string,
  settings: readonly Setting[],
  only?: readonly string[],
): void {
  const file = displayPath(`${directory}/site.yaml`);
  const { diagnostics } = checkContent({
    directory,
    texts: new Map([[file, text]]),
    ...(only && { only }),
  });
  const { file: read } = parseContent({ file, text });
  const places = [...settings, ...[...ownOptions.keys()].map(ownPlace)]
    .flatMap(({ option, path }) =>
      path.map((_, index) => ({ option, path: path.slice(0, index + 1) })),
    )
    .sort((a, b) => b.path.length - a.path.length);
  const faults = diagnostics.flatMap((one) => {
    if (one.file !== file || unfinished.has(one.rule)) return [];
    const owner = places.find(({ path }) => {
      const [start, end] = [read?.keyRange(path)?.start, read?.valueRange(path)?.end];
      return start && end && start.offset <= one.start.offset && one.start.offset < end.offset;
    });
    return owner?.option ? [`${owner.option}: ${one.message} ${one.hint}`] : [];
  });
  if (faults.length > 0) throw new UserError(faults.join("\n"));
}

/** Rules of what a new site lacks: its texts, and a page that the law of its country asks for. */
const unfinished = new Set(["placeholder", "imprint"]);

/** The place of a value that was asked for, and judged then. */
const ownPlace = (name: string) => ({ option: "", path: name.split(".") });
