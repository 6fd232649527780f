import { type CheckResult, canChangeSeverity, rules } from "../../engine/check/index.ts";
import type { Diagnostic } from "../../engine/diagnostic.ts";
import {
  blankEntry,
  type Defaults,
  defaultsOf,
  gap,
  isWeek,
  keyOfDay,
  partToAdd,
} from "../../engine/edit/index.ts";
import { dayNames } from "../../engine/schema/groups/opening-hours.ts";
import { keysToChooseFrom } from "../../engine/schema/values/field-facts.ts";
import type { Field } from "../../engine/shape/index.ts";
import { isGroup, valueAt } from "../../engine/values.ts";
import { isBegun, type Path } from "../../engine/yaml/index.ts";
import type { Finding } from "../protocol/editable-text.ts";
import type { FormBlank, FormFile, FormPart } from "../protocol/form-protocol.ts";
import type { FormAsked } from "../protocol/requests.ts";
import { fileKeyOf } from "../protocol/split-place.ts";
import { siteFiles } from "./change-file.ts";
import {
  type Choice,
  choicesOf,
  formFields,
  isOfLogo,
  isShown,
  isTruth,
  mayStand,
} from "./choices-of.ts";
import { findingsAt, hashVersion, isAbout, isAt, plainText } from "./editable-file.ts";
import { type EditorFile, entryKey, pathAt, pointerTo } from "./editor-files.ts";
import { formColumns } from "./pasted-entries.ts";
import { pictureSlot } from "./picture-slot.ts";

/**
 * Describes parts of files as the schema has them, with their values.
 *
 * @param known what is known of values that are not there yet, by their places.
 */
export function formFiles(
  asked: readonly FormAsked[],
  files: ReadonlyMap<string, EditorFile>,
  checked: CheckResult,
  known: Readonly<Record<string, string>> = {},
): FormFile[] {
  const writer = new FormWriter(checked, known);
  return asked.flatMap(({ place, only, but = [] }) => {
    const name = fileKeyOf(place);
    const layout = name.startsWith("@") ? name.slice(1) : undefined;
    const key = checked.located.pages.find((one) => one.layout === layout)?.key ?? "";
    const file = files.get(layout === undefined ? name : `pages/${key}`);
    if (!file || file.translation) return [];
    return expandPath(pathAt(place), file.source.own.value).flatMap((path) => {
      const part = writer.wholePart(file, path);
      const parts = part?.parts?.filter((one) => {
        const key = `${pathAt(one.place).at(-1)}`;
        return !but.includes(key) && (only?.includes(key) ?? true);
      });
      if (!part) return [];
      const shown = { ...part, ...(parts && { parts }) };
      return [{ file: file.file.file, hash: hashVersion(file), part: shown }];
    });
  });
}

/** The paths that a path with `*` for each entry of a list means. */
function expandPath(path: Path, value: unknown): Path[] {
  const at = path.indexOf("*");
  if (at < 0) return [path];
  const items = valueAt(value, path.slice(0, at));
  return Array.isArray(items)
    ? items.flatMap((_, index) => expandPath(path.with(at, index), value))
    : [];
}

/** Ids of rules whose severity a site can change. */
const changeableRules = rules.filter(canChangeSeverity).map(({ id }): Choice => [id, ""]);

/** Describes parts of files for forms. */
class FormWriter {
  /** The pages, drawings and files that a single value can name. */
  readonly #named: Record<"page" | "drawing" | "picture" | "file", readonly Choice[]>;
  readonly #defaults: Defaults;

  constructor(
    private readonly checked: CheckResult,
    private readonly known: Readonly<Record<string, string>>,
  ) {
    const { pictures, files } = checked.located.assets;
    const pages = siteFiles(checked).filter(({ key }) => key.startsWith("pages/"));
    const drawings = pictures.filter(({ name }) => name.endsWith(".svg"));
    this.#named = {
      page: pages.map(({ name, title }) => [name, title]),
      drawing: drawings.map(({ name }) => [name, name]),
      picture: pictures.map(({ name }) => [name, ""]),
      file: files.map(({ name }) => [name, ""]),
    };
    this.#defaults = defaultsOf(checked.located);
  }

  /** What is found and is at no value yet: the innermost part around each has it. */
  #left: readonly Diagnostic[] = [];

  /** The part of a file at a path; undefined if the schema has none there. */
  wholePart(file: EditorFile, path: Path): FormPart | undefined {
    this.#left = this.checked.diagnostics.filter(isAbout(file));
    return this.#part(file, path);
  }

  #part(file: EditorFile, path: Path): FormPart | undefined {
    const part = this.#shape(file, path);
    const findings = part ? this.#findings(file, path, this.#left) : [];
    return part && findings.length > 0 ? { ...part, findings } : part;
  }

  #findings(file: EditorFile, path: Path, among: readonly Diagnostic[]): Finding[] {
    const found = among.filter(isAt(file, path));
    this.#left = this.#left.filter((one) => !found.includes(one));
    return findingsAt(file, path, found);
  }

  #shape(file: EditorFile, path: Path): FormPart | undefined {
    const { own, field: root, value: whole } = file.source;
    const field = root.at(path, whole);
    if (!field) return undefined;
    const value = valueAt(own.value, path);
    const isThere = value !== undefined;
    const base = {
      ...{ ...namedPart(file, path, field, value), isThere },
      isOptional: field.mayBeLeftOut || field.facts.pack !== undefined,
    };
    if (isOfLogo(field) || isPicture(field) || field.facts.picture) {
      const slot = pictureSlot(file, path);
      if (!slot) return undefined;
      const { picture, isLogo } = slot;
      const ofFile = [...(picture.alt === undefined ? [] : ["alt"]), "focalPoint"];
      const keys = picture.file ? ofFile : [];
      const found = keys.flatMap((key) => this.#part(file, [...path, key]) ?? []);
      const parts = found.map((one) => (one.kind === "point" ? { ...one, picture } : one));
      const isOptional = !isLogo && base.isOptional;
      return { ...base, isOptional, kind: "picture", picture, parts };
    }
    if (isWeek(field)) return { ...base, kind: "week", parts: this.#days(file, path, value) };
    if (field.element) {
      const items = Array.isArray(value) ? value : [];
      const [heads, columns] = [-1, -2].map((at): unknown =>
        valueAt(whole, [...path.slice(0, at), "columns"]),
      );
      const isRow = typeof path.at(-1) === "number" && Array.isArray(columns);
      const parts = items.flatMap((_, index) => {
        const part = this.#part(file, [...path, index]);
        return part ? { ...part, ...(isRow && { name: plainText(columns[index]) }) } : [];
      });
      return {
        ...{ ...base, kind: "list", entry: entryKey(whole, path), parts },
        columns: formColumns(field.element, heads),
        // Cells come and go with their columns.
        blanks: isRow && items.length === columns.length ? [] : this.#blanks(file, path, field),
      };
    }
    if (field.isShapeOf({})) {
      const inherited = valueAt(whole, path);
      const { ownKeys } = field;
      const group = {
        ...{ ...base, kind: "group" as const },
        ...(ownKeys && { newKey: ownKeys.name.label }),
        ...(base.place === "site#/rules" && { choices: changeableRules }),
      };
      if (!isGroup(inherited))
        return ownKeys ? group : { ...group, blanks: this.#blanks(file, path, field) };
      const partsOf = (one: Field) =>
        formFields(one, inherited).flatMap(([key, part]) =>
          isShown(key, part, field, valueAt(value, [key])) && mayStand(file.source, path, key)
            ? (this.#part(file, [...path, key]) ??
              (isOfLogo(part) ? [] : this.#begun(file, [...path, key], part)))
            : [],
        );
      if (!isChosen(field)) return { ...group, parts: partsOf(field) };
      const kinds = [...field.kinds].map(([kind, one]) => [kind, partsOf(one)] as const);
      const parts = [this.#kindChoice(file, path, field)];
      return { ...group, parts, kinds: Object.fromEntries(kinds) };
    }
    const inherited = isThere ? undefined : valueAt(whole, path);
    return {
      ...base,
      ...this.#leaf(file, path, field),
      text: isBegun(own, path) ? gap : plainText(value),
      ...(inherited !== undefined && { inherited: `${inherited}` }),
    };
  }

  /** The days of a week with what the file has for each. */
  #days(file: EditorFile, path: Path, week: unknown): FormPart[] {
    return dayNames.map((day) => {
      const key = keyOfDay(week, day);
      const found = this.checked.diagnostics;
      const findings = key ? this.#findings(file, [...path, key], found) : [];
      const text = key ? plainText(valueAt(week, [key])) : "";
      const base = { place: placeOf(file, [...path, day]), description: "", isOptional: true };
      return { ...base, kind: "text", isThere: key !== undefined, text, findings };
    });
  }

  /** The choice of a group's kind. */
  #kindChoice(file: EditorFile, path: Path, { discriminator = "", kinds }: Field): FormPart {
    const at = [...path, discriminator];
    const choices = [...kinds].map(([kind, one]): Choice => {
      return [kind, one.fields()[discriminator]?.label || kind];
    });
    const text = plainText(valueAt(file.source.own.value, at));
    const base = { place: placeOf(file, at), description: "", isThere: text !== "" };
    return { ...base, kind: "choice", isOptional: false, text, choices };
  }

  /** How a single value is filled in. */
  #leaf(
    file: EditorFile,
    path: Path,
    field: Field,
  ): Pick<FormPart, "kind" | "choices" | "isPicture"> {
    const { facts, type } = field;
    const choices = choicesOf(file, path, field);
    const { control, prose, isParagraph, isPage, isFile, picture } = facts;
    if (isPage) return { kind: "page", choices: this.#named.page };
    if (isFile) return { kind: "file", choices: this.#named.file };
    if (picture) return { kind: "file", choices: this.#named.picture, isPicture: true };
    if (control === "drawing" || control === "logo")
      return { kind: "drawing", choices: this.#named.drawing };
    if (isTruth(field)) return { kind: "truth", choices };
    if (choices.length > 0) return { kind: control ?? "choice", choices };
    if (control) return { kind: control };
    if (type === "number") return { kind: "number" };
    return { kind: prose && isParagraph ? "paragraph" : "text" };
  }

  /** What a new entry of a list can be, or a part that is not there. */
  #blanks(file: EditorFile, path: Path, field: Field): FormBlank[] {
    const items = valueAt(file.source.own.value, path);
    const entry = items === undefined ? undefined : field.element;
    const last = Array.isArray(items) ? items.at(-1) : undefined;
    const kinds = entry?.discriminator ? [...entry.kinds.keys()] : [""];
    const isForm = (one: unknown) => valueAt(one, ["kind"]) === "form";
    const hasForm = Array.isArray(items) && items.some(isForm);
    // A page begins with its hero, and has one form.
    return kinds
      .filter((kind) => kind !== "hero" && !(kind === "form" && hasForm))
      .map((kind) => {
        const of = entry?.kinds.get(kind) ?? entry ?? field;
        const like = kind ? { [`${entry?.discriminator}`]: kind } : last;
        const value = entry
          ? blankEntry(entry, like, this.#defaults)
          : partToAdd(file.source, [path.slice(0, -1), `${path.at(-1)}`], this.#defaults);
        // Where a link leads nobody else can know.
        const isReady = JSON.stringify(value)?.includes(gap) === true && !isLink(of);
        const part = this.#begun(file, entry ? [...path, "-"] : path, of);
        return { kind, isReady, part };
      });
  }

  /** A part that is not there, with what it needs. */
  #begun(file: EditorFile, path: Path, field: Field): FormPart {
    const base = {
      ...{ ...namedPart(file, path, field), isThere: false },
      isOptional: field.mayBeLeftOut,
    };
    if (field.element) {
      const parts = [this.#begun(file, [...path, 0], field.element)];
      return { ...base, kind: "list", entry: `${path.at(-1)}`, parts };
    }
    const text = this.known[base.place] ?? "";
    if (!field.isShapeOf({})) return { ...base, ...this.#leaf(file, path, field), text };
    const [first, ...others] = keysToChooseFrom(field.schema);
    const partsOf = (one: Field) =>
      Object.entries(one.fields()).flatMap(([key, part]) => {
        const isWay = key === first || (others.includes(key) && part.isShapeOf(""));
        const isWords = part.facts.prose !== undefined && isLink(one);
        const isKnown = placeOf(file, [...path, key]) in this.known;
        const isNeeded = !part.mayBeLeftOut && isShown(key, part, field, undefined);
        const isGiven = part.choices.length === 1 || part.facts.madeFrom !== undefined;
        if (!(isNeeded || isWay || isWords || isKnown) || isGiven) return [];
        const begun = this.#begun(file, [...path, key], part);
        return key === first ? { ...begun, isOptional: false } : begun;
      });
    if (!field.discriminator) return { ...base, kind: "group", parts: partsOf(field) };
    const kinds = [...field.kinds].map(([kind, one]) => [kind, partsOf(one)] as const);
    const parts = [this.#kindChoice(file, path, field)];
    return { ...base, kind: "group", parts, kinds: Object.fromEntries(kinds) };
  }
}

const placeOf = ({ key }: EditorFile, path: Path) => key + pointerTo(path);

const namedPart = (file: EditorFile, path: Path, field: Field, value?: unknown) => ({
  ...{ place: placeOf(file, path), description: descriptionOf(field, value) },
  ...(field.facts.like && { like: field.facts.like }),
});

/** What a field is for. An entry of a kind is called like that, which may say so where it is named. */
function descriptionOf(field: Field, value?: unknown): string {
  const kind = isChosen(field) ? undefined : field.kinds.get(`${valueAt(value, ["kind"])}`);
  return kind?.label || field.label || field.fields(value)["kind"]?.label || "";
}

const isLink = (field: Field) => Object.values(field.fields()).some(({ facts }) => facts.isPage);

const isPicture = (field: Field) => ["file", "alt"].every((key) => key in field.fields());

/** Whether a group can become one of another kind. An entry with a `kind` stays what it was added as. */
const isChosen = ({ discriminator = "kind" }: Field) => discriminator !== "kind";
