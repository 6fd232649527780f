import * as z from "zod";
import type { Content } from "../../../site/data/content.ts";
import { memoize } from "../../../words/memoize.ts";
import { tableOf } from "../../../words/own-keys.ts";
import { say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import type { Page, PageSchemas } from "../../schema/pages.ts";
import { productSchema } from "../../schema/product.ts";
import { siteSchema } from "../../schema/site.ts";
import {
  type FieldFacts,
  factsOf,
  keysToChooseFrom,
  unwrap,
} from "../../schema/values/field-facts.ts";
import { pageFile } from "../../schema/values/page-key.ts";
import { isGroup, valueAt } from "../../values.ts";
import { type Described, described } from "./described.ts";
import { fieldId } from "./field-id.ts";

/** The slot of a fact, such as `{phone}` or `{price:kestrel-40}` (`fact-slots.ts`). */
const factSlot = /\{(?:phone|(?:phone|price|hours):[^{}]*)\}/g;

/** Fields by their keys. */
export type Fields = Readonly<Record<string, Field>>;

/** Resolves what a schema says about a value, once for each schema. */
export const fieldOf = memoize((schema: z.core.$ZodType): Field => new Field(schema as z.ZodType));

/** What is known of a value under an unknown key: nothing, and no value fits. */
export const noField = () => fieldOf(never);
const never = z.never();

/** What the schema says of a value of the content, whether it is optional or not. */
export class Field {
  readonly schema: z.ZodType;
  readonly facts: FieldFacts;
  /** The name of its type in zod, such as `object`. */
  readonly type: string;
  /** The values that it is limited to; empty if it takes others too. */
  readonly choices: readonly string[];
  /** The entries of a list; undefined for anything but a list. */
  readonly element: Field | undefined;
  /** The key that names the kind of a group, where groups of several kinds can be. */
  readonly discriminator: string | undefined;
  /** Groups by their kinds; none where there is one kind. */
  readonly kinds: ReadonlyMap<string, Field>;
  /** The names that an owner chooses for keys of a group, and what stands at each; undefined where the schema has them. */
  readonly ownKeys: { name: Field; value: Field } | undefined;
  readonly #shape: Fields;
  readonly #described: string | undefined;
  #said: Described | undefined;
  #mayBeLeftOut: boolean | undefined;
  #mayComeFromPack: boolean | undefined;

  constructor(schema: z.ZodType) {
    this.schema = schema;
    const inner = unwrap(schema);
    this.facts = factsOf(schema);
    this.#described = schema.description ?? inner.description;
    this.type = inner.def.type;
    this.choices = choicesOf(inner);
    this.element = inner instanceof z.ZodArray ? fieldOf(inner.element) : undefined;
    this.ownKeys =
      inner instanceof z.ZodRecord
        ? { name: fieldOf(inner.keyType), value: fieldOf(inner.valueType) }
        : undefined;
    const union = inner instanceof z.ZodDiscriminatedUnion ? inner : undefined;
    this.discriminator = union?.def.discriminator;
    const options = (union?.options ?? []) as z.ZodObject[];
    const kindsOf = ({ shape }: z.ZodObject) => choicesOf(unwrap(shape[`${this.discriminator}`]));
    this.kinds = new Map(
      options.flatMap((one) => kindsOf(one).map((kind) => [kind, fieldOf(one)])),
    );
    const shapes = inner instanceof z.ZodObject ? [inner.shape] : options.map(({ shape }) => shape);
    const kind = union && { [union.def.discriminator]: z.enum([...this.kinds.keys()]) };
    this.#shape = fieldsOf(Object.assign({}, ...shapes, kind));
  }

  /** What the value is for, in the language of the person. */
  get description(): string | undefined {
    return this.#words?.description;
  }

  /** The same, behind its name in the panel where that has other words than its beginning. */
  get label(): string {
    return this.#words?.label ?? "";
  }

  get #words(): Described | undefined {
    this.#said ??= described(this.schema, this.#described);
    return this.#said;
  }

  /** What the panel calls a choice. */
  nameOf(choice: string): string {
    const id = fieldId(this.schema, choice);
    return id === undefined ? "" : say(id);
  }

  /**
   * The keys that a group may have; none for anything but a group.
   *
   * @param value the group, where there is one, which decides between kinds.
   */
  fields(value?: unknown): Fields {
    const { ownKeys } = this;
    if (ownKeys && isGroup(value))
      return tableOf(Object.keys(value).map((key) => [key, ownKeys.value]));
    const kind = this.discriminator && this.kinds.get(`${valueAt(value, [this.discriminator])}`);
    return kind ? kind.fields() : this.#shape;
  }

  /** The field at a path; data decides between kinds of groups. */
  at(path: Path, data: unknown): Field | undefined {
    const [step, ...others] = path;
    if (step === undefined) return this;
    return (this.element ?? this.fields(data)[step])?.at(others, valueAt(data, [step]));
  }

  /** Whether the schema takes a value. */
  accepts(value: unknown): boolean {
    return this.schema.safeParse(value).success;
  }

  /** Whether a value is of its shape: a list, a group of keys, or a single value. */
  isShapeOf(value: unknown): boolean {
    if (Array.isArray(value)) return this.element !== undefined;
    const isPlainHere = this.isPlain && this.ownKeys === undefined;
    return isGroup(value) ? this.element === undefined && !isPlainHere : isPlainHere;
  }

  /** Whether it is neither a list nor a group whose keys the schema names. */
  get isPlain(): boolean {
    return this.element === undefined && Object.keys(this.#shape).length === 0;
  }

  /** Whether a file must have it. */
  get isNeeded(): boolean {
    return !this.mayBeLeftOut && !this.mayComeFromPack;
  }

  /** Whether the schema accepts that the value is missing. A language pack may still have one. */
  get mayBeLeftOut(): boolean {
    this.#mayBeLeftOut ??= this.accepts(undefined);
    return this.#mayBeLeftOut;
  }

  /** Whether a file may leave it out because a language pack has all that it must contain. */
  get mayComeFromPack(): boolean {
    this.#mayComeFromPack ??= this.#hasAllInPack();
    return this.#mayComeFromPack;
  }

  #hasAllInPack(): boolean {
    if (this.facts.pack !== undefined) return true;
    // Where a link leads only the owner knows, and one of its keys must say it.
    if (!(this.schema instanceof z.ZodObject) || keysToChooseFrom(this.schema).length > 0)
      return false;
    const parts = Object.values(this.#shape);
    // A group that is not in the pack, such as the logo, is for the owner to write, also where each
    // of its keys may be left out.
    return (
      parts.some((one) => one.mayComeFromPack) &&
      parts.every((one) => one.mayComeFromPack || one.mayBeLeftOut)
    );
  }

  /** Whether it is translated: people read it, and it is no name. */
  get isTranslated(): boolean {
    return this.facts.prose !== undefined && !this.facts.isName;
  }

  /** Whether a text needs translation. A keyword, figures, signs and slots of facts are the same in every language. */
  needsTranslation(text: string): boolean {
    if (!this.isTranslated || text.trim() === this.facts.keyword) return false;
    return /\p{L}/u.test(text.replaceAll(factSlot, ""));
  }

  /** All names of slots that a text can have; empty for a text without slots. */
  get slots(): readonly string[] {
    const { slots = [], optionalSlots = [] } = this.facts.prose ?? {};
    return [...slots, ...optionalSlots];
  }
}

/** What becomes of a value that a schema knows. `copy` returns it with all below it changed. */
type Change = (field: Field, value: unknown, copy: () => unknown, path: Path) => unknown;

/** A copy of a value in which `change` may replace each value that the schema knows. */
export function mapValues(field: Field, value: unknown, change: Change, path: Path = []): unknown {
  const copy = () => {
    const { element } = field;
    if (Array.isArray(value))
      return element
        ? value.map((entry, index) => mapValues(element, entry, change, [...path, index]))
        : value;
    if (!isGroup(value)) return value;
    const parts = field.fields(value);
    // Some keys are added to what the schema knows, such as written days.
    const entries = Object.entries(value).map(([key, entry]) => {
      const part = parts[key];
      return [key, part ? mapValues(part, entry, change, [...path, key]) : entry];
    });
    return Object.fromEntries(entries);
  };
  return change(field, value, copy, path);
}

/**
 * All content of a language, each value changed. Each path begins with the name of the file.
 *
 * @param mapPage Changes a page by the function that it is given; it may take what came of the page before.
 */
export function mapContent<Of extends Content>(
  content: Of,
  schemas: PageSchemas,
  change: Change,
  mapPage = (page: Page, map: (page: Page) => Page) => map(page),
): Of {
  const map = <Value>(schema: z.ZodType, value: Value, file: string) =>
    mapValues(fieldOf(schema), value, change, [file]) as Value;
  return {
    ...content,
    site: map(siteSchema, content.site, "site.yaml"),
    pages: mapPages(content.pages, (page, key) =>
      mapPage(page, (one) => map(schemas[one.layout], one, pageFile(key))),
    ),
    products: content.products.map((one) => map(productSchema, one, `products/${one.slug}.yaml`)),
  };
}

/** Pages by the same keys, each changed. */
function mapPages(
  pages: Content["pages"],
  change: (page: Page, key: string) => Page,
): Content["pages"] {
  return tableOf(Object.entries(pages).map(([key, page]) => [key, change(page, key)]));
}

function choicesOf(inner: z.ZodType): string[] {
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String);
  return [];
}

const fieldsOf = (shape: object): Fields =>
  tableOf(Object.entries(shape).map(([key, schema]) => [key, fieldOf(schema)]));
