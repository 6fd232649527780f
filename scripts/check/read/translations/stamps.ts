import { createHash } from "node:crypto";
import { type Diagnostic, type SourceFile, schemaFinding } from "../diagnostic.ts";
import { isGroup } from "../findings/field.ts";
import type { Path } from "../read.ts";

/** Of each text that was translated, the hash of the words of its source, by {@link stampKey}. */
export type Stamps = Readonly<Record<string, string>>;

/** The place of a text as stamps have it, such as `pages/about.yaml sections.0.heading`. */
export function stampKey(name: string, path: Path): string {
  return `${name} ${path.join(".")}`;
}

/** A short hash of a source's words, which changes with each of them, not with how YAML folds them. */
export function stampOf(words: string): string {
  const plain = words.replaceAll(/\s+/g, " ").trim();
  return createHash("sha256").update(plain).digest("base64url").slice(0, 8);
}

/** Whether a text fits what its source says today, as far as somebody has said so. */
export function stateOf(
  name: string,
  { path, source }: { path: Path; source: string },
  stamps: Stamps,
): "fresh" | "stale" | "unstamped" {
  const stamp = stamps[stampKey(name, path)];
  if (stamp === undefined) return "unstamped";
  return stamp === stampOf(source) ? "fresh" : "stale";
}

/** Reads a file of stamps. */
export function readStamps({ file, text }: SourceFile): { stamps: Stamps; fault?: Diagnostic } {
  const stamps = parsed(text);
  const isSound =
    isGroup(stamps) && Object.values(stamps).every((one) => /^[\w-]{8}$/.test(`${one}`));
  if (isSound) return { stamps: stamps as Stamps };
  const fault = schemaFinding(
    file,
    "This file has not the form in which the program writes it.",
    "Take it back from an earlier version, or delete it and run `npx faircopy stamp` for the language.",
  );
  return { stamps: {}, fault };
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
