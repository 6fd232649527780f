import type { SourceFile } from "./diagnostic.ts";
import { type FormOf, type Held, holdFile, type ReadFile, readFile } from "./hold-file.ts";

const lastRead = new Map<string, ReadFile>();
const lastHeld = new WeakMap<ReadFile, { from: FormOf["from"]; held: Held<unknown> }>();

/**
 * A file as it is read, taken from the last time where its text is the same: between two checks of one
 * process most files stay as they are.
 */
export function keptRead(source: SourceFile): ReadFile {
  const before = lastRead.get(source.file);
  if (before?.source.text === source.text) return before;
  const read = readFile(source);
  lastRead.set(source.file, read);
  return read;
}

/** A file held against its schema, taken from the last time where all that it hangs on is the same. */
export function keptHold<Value>(read: ReadFile, form: FormOf): Held<Value> {
  const before = lastHeld.get(read);
  if (before && isSame(before.from, form.from)) return before.held as Held<Value>;
  const held = holdFile<Value>(read, form);
  // Whoever is given it is not the last.
  freeze(held.data);
  lastHeld.set(read, { from: form.from, held });
  return held;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
