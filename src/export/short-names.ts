import type { Plugin } from "vite";

const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * Short names for the classes and custom properties of a style sheet. The source keeps names that say
 * what they mean; pages carry each dozens of times, which costs a twentieth of their bytes.
 */
export class ShortNames {
  readonly #classes: ReadonlyMap<string, string>;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #properties: ReadonlyMap<string, string>;

  /** @param css The sheet with all rules, flat. */
  constructor(css: string) {
    // A letter comes first, so that `.5rem` is none.
    this.#classes = numbered(css.matchAll(/\.([a-z][\w-]*)/g));
    this.#sources = new Map([...this.#classes].map(([name, short]) => [short, name]));
    this.#properties = numbered(css.matchAll(/--([a-z][\w-]*)/g));
  }

  /** The names in the source for classes of a page. */
  ofSource(names: Iterable<string>): Set<string> {
    return new Set([...names].map((name) => this.#sources.get(name) ?? name));
  }

  /** Classes in a row as pages have them; a name without a rule stays. */
  ofClasses(row: string): string {
    return row.replace(/[^\s]+/g, (name) => this.#classes.get(name) ?? name);
  }

  /** A document whose drawings are painted with the short names of custom properties; its words stay. */
  ofDocument(html: string): string {
    return html.replace(/<svg.*?<\/svg>/gs, (drawing) => this.#ofProperties(drawing));
  }

  /** A style sheet with the short names of both. */
  ofSheet(css: string): string {
    const renamed = css.replace(/\.([a-z][\w-]*)/g, (whole, name: string) => {
      const short = this.#classes.get(name);
      return short === undefined ? whole : `.${short}`;
    });
    return this.#ofProperties(renamed);
  }

  #ofProperties(text: string): string {
    return text.replace(/(?<![\w-])--([a-z][\w-]*)/g, (whole, name) => {
      const short = this.#properties.get(name);
      return short === undefined ? whole : `--${short}`;
    });
  }
}

function numbered(found: Iterable<RegExpMatchArray>): ReadonlyMap<string, string> {
  const names = [...new Set([...found].map(([, name]) => `${name}`))].sort();
  return new Map(names.map((name, place) => [name, shortName(place)]));
}

function shortName(place: number): string {
  const letter = letters[place % letters.length] ?? "";
  const before = Math.floor(place / letters.length);
  return before === 0 ? letter : shortName(before - 1) + letter;
}

/** What the parser gives, as far as it is asked for. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * Writes short class names into components, where they stand as texts in `className`, or in a table whose
 * name ends in "Classes".
 *
 * @param shortNames Gives the names.
 */
export function shortClassNames(shortNames: () => Promise<ShortNames>): Plugin {
  return {
    name: "short-class-names",
    apply: "build",
    enforce: "post",
    async transform(code, id) {
      if (!/\/src\/.*\.tsx$/.test(id) || !/className|Classes/.test(code)) return;
      const texts = classTexts(this.parse(code) as unknown as Node);
      const names = await shortNames();
      let renamed = code;
      for (const { start, end, value } of texts.sort((one, other) => other.start - one.start)) {
        const short = JSON.stringify(names.ofClasses(`${value}`));
        renamed = renamed.slice(0, start) + short + renamed.slice(end);
      }
      return { code: renamed, map: null };
    },
  };
}

/** The texts in a module that name classes. */
function classTexts(node: Node): Node[] {
  const key = node["key"] as Node | undefined;
  if (node.type === "Property" && (key?.["name"] ?? key?.["value"]) === "className")
    return textsIn(node["value"] as Node);
  const declared = node["id"] as Node | undefined;
  if (node.type === "VariableDeclarator" && /Classes$/.test(`${declared?.["name"]}`))
    return textsIn(node["init"] as Node);
  return childrenOf(node).flatMap(classTexts);
}

/** The texts that an expression may give, and not those with which it compares. */
function textsIn(node: Node): Node[] {
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node] : [];
  if (node.type === "ConditionalExpression")
    return [node["consequent"], node["alternate"]].flatMap((part) => textsIn(part as Node));
  if (node.type === "LogicalExpression") return textsIn(node["right"] as Node);
  if (node.type === "ObjectExpression")
    return (node["properties"] as Node[]).flatMap((property) => textsIn(property["value"] as Node));
  return [];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === "string");
}
