import { found, say } from "../../words/say.ts";
import { type Diagnostic, type Move, schemaFinding } from "../diagnostic.ts";
import { code, quote } from "../format.ts";
import { isAtOrBelow, pathId } from "../path-id.ts";
import { type FileKind, type Migration, migrations } from "../schema/migrations.ts";
import { hasKey, isEqual, isGroup, valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/index.ts";

/** What a migration renames in a file. */
export interface FoundMove extends Move {
  /** Whether something else is where it belongs. */
  isBlocked: boolean;
}

/** Finds what migrations rename in the values of a file. */
export function movesIn(data: unknown, kind: FileKind): FoundMove[] {
  return migrations
    .filter((one) => one.in === kind)
    .flatMap((one) => pathsOf(data, stepsOf(one.from)).flatMap((from) => moveAt(data, from, one)));
}

const stepsOf = (place: string) => place.split(/\.|(?=\[)/);
const isEntry = (step: string) => step.startsWith("[");

/** The paths in the values of a file that lead through such steps. */
function pathsOf(data: unknown, [step, ...others]: readonly string[], path: Path = []): Path[] {
  if (step === undefined) return [path];
  const value = valueAt(data, path);
  const isMeant = (index: number) => step === `[${valueAt(value, [index, "kind"])}]`;
  const indices = Array.isArray(value) ? [...value.keys()] : [];
  const entries = indices.filter((index) => step === "[]" || isMeant(index));
  const keys = !isEntry(step) && isGroup(value) && hasKey(value, step) ? [step] : [];
  return [...keys, ...entries].flatMap((next) => pathsOf(data, others, [...path, next]));
}

function moveAt(data: unknown, from: Path, { to: place, values, ...one }: Migration): FoundMove[] {
  if (place === undefined && values === undefined)
    return [{ from, value: valueAt(data, from), isBlocked: false }];
  const indices = from.filter((step) => typeof step === "number").values();
  const steps = stepsOf(place ?? one.from);
  const to: Path = steps.map((step) => (isEntry(step) ? (indices.next().value ?? 0) : step));
  const former = valueAt(data, from);
  const isNew = hasKey(values, `${former}`);
  const isBelow = isAtOrBelow(to, from);
  // Without a value there, it could not be read. What is a group already is what it is today.
  if (former === undefined || (isBelow && !isNew && (place === undefined || !isText(former))))
    return [];
  const value = isNew ? values?.[`${former}`] : former;
  const isThere = isEqual(valueAt(data, to), value);
  const isBlocked = takenPlace(data, { from, to, value }) !== undefined && !isThere;
  return [{ from, to, value, isBlocked }];
}

const isText = (value: unknown) => value !== null && !isGroup(value);

/** The values of a file after a move. A key that cannot move is left out, as is a group without its last key. */
export function applyMove(data: unknown, { from, to, value, isBlocked }: FoundMove): unknown {
  const goesTo = isBlocked ? undefined : to;
  const moved = structuredClone(data);
  const groupAt = (path: Path) => valueAt(moved, path) as Record<string | number, unknown>;
  const lastStep = (path: Path) => path.at(-1) ?? "";
  const parentPath = (path: Path) => path.slice(0, -1);
  delete groupAt(parentPath(from))[lastStep(from)];
  for (let depth = 1; goesTo && depth < goesTo.length; depth++)
    groupAt(goesTo.slice(0, depth - 1))[goesTo[depth - 1] ?? ""] ??= {};
  if (goesTo) groupAt(parentPath(goesTo))[lastStep(goesTo)] = value;
  for (let path = parentPath(from); isGroup(valueAt(moved, path)); path = parentPath(path)) {
    if (path.length === 0 || Object.keys(groupAt(path)).length > 0) break;
    delete groupAt(parentPath(path))[lastStep(path)];
  }
  return moved;
}

/** The finding about a move: at the key, or at the value if only the value has changed. */
export function moveFinding(file: YamlFile, { isBlocked, ...move }: FoundMove): Diagnostic {
  const { from, to, value } = move;
  if (to === undefined) {
    const text = found("renamed-keys.gone", { key: formatPath(from) });
    return {
      ...schemaFinding(file.file, text, file.keyRange(from)),
      ...{ rule: "renamed", move },
    };
  }
  const isValue = pathId(from) === pathId(to);
  const isSameGroup = pathId(from.slice(0, -1)) === pathId(to.slice(0, -1));
  const nameOfPath = (path: Path) => code(isSameGroup ? `${path.at(-1)}` : formatPath(path));
  const former = isValue ? quote(valueAt(file.value, from)) : nameOfPath(from);
  const today = isValue ? quote(value) : nameOfPath(to);
  const range = (isValue ? undefined : file.keyRange(from)) ?? file.valueRange(from);
  const there = isValue ? undefined : takenPlace(file.value, move);
  const { line } = (there && (file.keyRange(there) ?? file.valueRange(there)))?.start ?? {};
  const isWhole = there?.length === to.length;
  const stands = line === undefined ? "nowhere" : isWhole ? "whole" : "around";
  const slots = { former, today, stands, line: line ?? "", there: `${there?.at(-1)}` };
  const sure =
    line === undefined ? say("renamed-keys.write-or-fix") : say("renamed-keys.delete-or-fix");
  const text = {
    message: say("renamed-keys.renamed", { ...slots }),
    hint: isBlocked ? say("renamed-keys.delete-once", { ...slots }) : sure,
  };
  const finding = schemaFinding(file.file, text, range);
  return { ...finding, rule: "renamed", ...(!isBlocked && { move }) };
}

/** What a move would overwrite: the value of its place, or one around that which is no group. */
export function takenPlace(data: unknown, { from, to }: Move): Path | undefined {
  if (to === undefined || isAtOrBelow(to, from)) return undefined;
  const depth = to.findIndex((step, at) => !hasKey(valueAt(data, to.slice(0, at)), step));
  if (depth === -1) return to;
  const around = to.slice(0, depth);
  return isGroup(valueAt(data, around)) ? undefined : around;
}

/** A path as docs/content.md writes it, without its entries' numbers. */
function formatPath(path: Path): string {
  return path
    .map((step) => (typeof step === "number" ? "[]" : `.${step}`))
    .join("")
    .slice(1);
}
