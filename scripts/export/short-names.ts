import type { Plugin } from "vite";

/** Letters of short names, in an order in which pages are small: no d, since ad blockers hide the class `ad`. */
const letters = "abcgefhijklmnopqrstuvwxyz";

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

  ofSheet(css: string): string {
    const renamed = css.replace(/(?<=\.)[a-z][\w-]*/g, (name) => this.#classes.get(name) ?? name);
    return this.#ofProperties(renamed);
  }

  #ofProperties(text: string): string {
    const names = this.#properties;
    return text.replace(/(?<=(?<![\w-])--)[a-z][\w-]*/g, (name) => names.get(name) ?? name);
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

function classTexts(node: Node): Node[] {
  const { type, key, id, value, init } = node as Node & Record<string, Node | undefined>;
  if (type === "Property" && (key?.["name"] ?? key?.["value"]) === "className")
    return textsIn(value as Node);
  if (type === "VariableDeclarator" && /Classes$/.test(`${id?.["name"]}`))
    return textsIn(init as Node);
  return childrenOf(node).flatMap(classTexts);
}

/** What of an expression may be its value, by the type of its node: not that with which it compares. */
const values: Readonly<Record<string, readonly string[]>> = {
  ConditionalExpression: ["consequent", "alternate"],
  LogicalExpression: ["right"],
  ObjectExpression: ["properties"],
  Property: ["value"],
};

/** The texts that an expression may give. */
function textsIn(node: Node): Node[] {
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node] : [];
  return childrenOf(node, values[node.type] ?? []).flatMap(textsIn);
}

function childrenOf(node: Node, fields: readonly string[] = Object.keys(node)): Node[] {
  const children = fields.flatMap((field) => node[field]);
  return children.filter((one): one is Node => typeof (one as Node | null)?.type === "string");
}
