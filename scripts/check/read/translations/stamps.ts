import { createHash } from "node:crypto";
import { inlineWords } from "../../../../src/content/inline.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "../diagnostic.ts";
import { code } from "../findings/format.ts";
import { type Path, readYaml } from "../read-yaml.ts";
import { isGroup } from "../values.ts";
import { rangesIn } from "../yaml/places.ts";

/** Of each text that was translated, the hash of the words of its source, by {@link stampKey}. */
export type Stamps = Readonly<Record<string, string>>;

/** The place of a text as stamps have it, such as `pages/about.yaml sections.0.heading`. */
export function stampKey(name: string, path: Path): string {
  return `${name} ${path.join(".")}`;
}

/** The path of a text that a key of stamps names. */
export function stampedPath(key: string): Path {
  const steps = key.slice(key.indexOf(" ") + 1).split(".");
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * A short hash of a source's words, which changes with each of them, not with how YAML folds them, or where their
 * links lead: `translation-numbers` compares addresses.
 */
export function stampOf(text: string): string {
  const plain = inlineWords(text).words.replaceAll(/\s+/g, " ").trim();
  return createHash("sha256").update(plain).digest("base64url").slice(0, 8);
}

/** Whether a text fits what its source says today, as far as somebody has said so. */
export function stateOf(
  { name, ownPath }: { name: string; ownPath(path: Path): Path },
  { path, source }: { path: Path; source: string },
  stamps: Stamps,
): "fresh" | "stale" | "unstamped" {
  const stamp = stamps[stampKey(name, ownPath(path))];
  if (stamp === undefined) return "unstamped";
  return stamp === stampOf(source) ? "fresh" : "stale";
}

/** Stamps of pages that were renamed, under the names that these have now. */
export function renamedStamps(stamps: Stamps, renamed: ReadonlyMap<string, string>): Stamps {
  if (renamed.size === 0) return stamps;
  const moved = Object.entries(stamps).flatMap(([key, stamp]) => {
    const [, former = "", place] = /^pages\/(.*?)\.yaml( .*)/.exec(key) ?? [];
    const now = renamed.get(former);
    return now === undefined ? [] : [[`pages/${now}.yaml${place}`, stamp]];
  });
  return { ...Object.fromEntries(moved), ...stamps };
}

/** Reads a file of stamps; where it has not the form of {@link stampsText}, its fault. */
export function readStamps(source: SourceFile): { stamps?: Stamps; fault?: Diagnostic } {
  const stamps = parsed(source.text);
  const wrong = isGroup(stamps)
    ? Object.keys(stamps).find((key) => !/^[\w-]{8}$/.test(`${stamps[key]}`))
    : undefined;
  if (isGroup(stamps) && wrong === undefined) return { stamps: stamps as Stamps };
  const { file, diagnostics } = readYaml(source);
  const conflict = /^(<{7}|={7}|>{7})/m.exec(source.text);
  const hint =
    "Take it back from an earlier version; or delete it, hold the texts against their sources, and run `npx faircopy stamp` for the language.";
  const [message, mend, range] = conflict
    ? [
        "Two versions of this file were not merged.",
        "Delete the three lines with marks. Of two lines for one text keep one: where it is the wrong one, the check says that the text is stale.",
        rangesIn(source.text)(conflict.index, conflict.index + conflict[0].length),
      ]
    : wrong === undefined
      ? ["This file has not the form in which the program writes it.", hint, diagnostics[0]]
      : [`${code(wrong)} has no hash of a text here.`, hint, file?.valueRange([wrong])];
  return { fault: schemaFinding(source.file, message, mend, range) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a file of stamps: one line a text, in order, so that changes of several people merge. */
export function stampsText(stamps: Stamps): string {
  const sorted = Object.entries(stamps).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
