import { isMap, parse, parseDocument, stringify, type YAMLMap } from "yaml";
import type { Site } from "../../../src/content/schema/site.ts";
import type { ExampleFile } from "../linting/define-rule.ts";
import { type DatedPolicy, policyFingerprint } from "../policy-fingerprint.ts";
import { productText } from "./example-texts.ts";
import { type FixtureEdits, fixtureValues } from "./fixture.ts";
import { temporaryContent } from "./temporary-content.ts";
import { translationOf } from "./translated.ts";

const megabyte = 1_000_000;

/** The day on which all examples are run. */
export const exampleDay = "2026-01-15";

/** The beginning of an example of a page that nothing links to. */
const nothingLeadsHere = "# Nothing leads here.";

/** An example in a whole content folder. */
interface ExampleContent {
  directory: string;
  /** The file that the example is of, from the folder. */
  file: string;
  text: string;
  /** Offsets of the stretch between « and ». */
  marked: [start: number, end: number];
}

/**
 * Puts a rule's example into a content folder in which all else is right. Its keys replace those of
 * the file, and the rest of each group is added below it. A file of which a comment says
 * `# There is no content/pages/about.yaml.` is not there, and no link to it either.
 */
export function exampleContent(where: ExampleFile, example: string): ExampleContent {
  if (where === "files") return exampleFiles(example);
  if (where === "translation") return exampleTranslation(example);
  const isProduct = where === "product";
  const page = where === "site" ? "site.yaml" : `pages/${where}.yaml`;
  const file = isProduct ? "products/first.yaml" : page;
  const values = fixtureValues(new Date(exampleDay));
  const plain = example.replace("«", "").replace("»", "");
  const { eta, progress, waitlist, ...kept } = values[file] ?? {};
  // Of a product that is available there is no more to say of when.
  const isAvailable = /^status: available$/m.test(plain);
  let text = completed(plain, isAvailable ? kept : (values[file] ?? {}));
  if (where === "privacy") text = stamped(text, plain);
  const [, gone] = /^# There is no content\/(\S+)\.$/m.exec(example) ?? [];
  const [, unlinked = plain.startsWith(nothingLeadsHere) ? where : ""] =
    /^pages\/(.*)\.yaml$/.exec(gone ?? "") ?? [];
  const edits: FixtureEdits = {
    ...(gone && { [gone]: null }),
    "site.yaml": (site) => withoutLinkTo(unlinked)(site),
    "products/second.yaml": (second) => second.replace(/eta: .*/, "eta: Q2 2027\norder: 1"),
    [file]: text,
    ...filesNamedIn(example),
  };
  const directory = temporaryContent(edits, new Date(exampleDay));
  return { directory, file, text, marked: [example.indexOf("«"), example.indexOf("»") - 1] };
}

/** An edit of the file of the site. */
const withoutLinkTo = (page: string) => (site: string) =>
  site.replace(new RegExp(`\\n +- text: .*\\n +page: ${page}$`, "m"), "");

/** A page about tills, and what it says in German. */
const aboutTills = {
  layout: "sections",
  ...{
    title: "Made by hand",
    description: "Who stands behind our tills, how long we have made them, and what for.",
    heading: "Who we are",
  },
  intro: "Since 2016 we have built tills.",
  sections: [
    {
      kind: "passages",
      items: [
        { heading: "Why", text: "So that queues stay short." },
        { heading: "How", text: "In oak, at one bench." },
      ],
    },
  ],
};
const inGerman = {
  ...{
    title: "Von Hand",
    description: "Wer hinter unseren Kassen steht, wie lange schon, und wozu das alles.",
    heading: "Wer wir sind",
  },
  intro: "Seit 2016 bauen wir Kassen.",
  sections: [
    {
      kind: "passages",
      items: [
        { heading: "Wozu", text: "Gegen lange Schlangen." },
        { heading: "Womit", text: "Aus Eiche, an einer Bank." },
      ],
    },
  ],
};

/** Puts an example into the German of a site in English, in which all else is right and stamped. */
function exampleTranslation(example: string): ExampleContent {
  const isProduct = example.includes("# A product in German.");
  const file = `languages/de/${isProduct ? "products/first" : "pages/about"}.yaml`;
  const day = new Date(exampleDay);
  const isOrphan = example.includes("There is no content/pages/about.yaml.");
  const { "pages/about.yaml": _, ...values } = fixtureValues(day);
  const sources = isOrphan ? values : { ...values, "pages/about.yaml": aboutTills };
  if (isOrphan) (values["site.yaml"] as unknown as Site).footer.lists?.[0]?.links.splice(1, 1);
  const translation = translationOf(sources, "de");
  const { name: _name, ...product } = parse(`${translation["languages/de/products/first.yaml"]}`);
  const own = isProduct ? product : inGerman;
  const text = completed(example.replace("«", "").replace("»", ""), own);
  const isChanged = example.includes("The source of the heading has changed.");
  const edits: FixtureEdits = {
    "pages/about.yaml": isOrphan ? null : stringify(aboutTills),
    ...(isOrphan && { "site.yaml": withoutLinkTo("about") }),
    ...translation,
    ...(isChanged && {
      "languages/de/translated.json": `${translation["languages/de/translated.json"]}`.replace(
        /(?<="pages\/about.yaml heading": ")[^"]+/,
        "another0",
      ),
    }),
    [file]: text,
  };
  const directory = temporaryContent(edits, day);
  return { directory, file, text, marked: [example.indexOf("«"), example.indexOf("»") - 1] };
}

type Group = Record<string, unknown>;

interface Insert {
  at: number;
  indent: string;
  lines: string[];
}

/** The example with what its groups lack, which is added behind each, so that offsets stay. */
function completed(example: string, values: Group): string {
  const root = parseDocument(example).contents;
  const inserts = isMap(root) ? insertsInto(root, values, "", example) : [];
  // From the end on, so that offsets stay; of two in one place the inner one stands first.
  inserts.sort((a, b) => b.at - a.at || a.indent.length - b.indent.length);
  let text = example;
  for (const { at, indent, lines } of inserts)
    text = `${text.slice(0, at)}${lines.map((line) => `\n${indent}${line}`).join("")}${text.slice(at)}`;
  return `${text}\n`;
}

function insertsInto(map: YAMLMap, values: Group, indent: string, example: string): Insert[] {
  const inner = map.items.flatMap(({ key, value }) => {
    const own = values[String(key)];
    const isGroup = typeof own === "object" && own !== null;
    return isMap(value) && isGroup ? insertsInto(value, own as Group, `${indent}  `, example) : [];
  });
  const missing = Object.entries(values).filter(([key]) => !map.has(key));
  if (missing.length === 0 || map.flow) return inner;
  const ends = map.items.map(({ value }) => lineEnd(example, endOf(value)));
  const lines = stringify(Object.fromEntries(missing)).trimEnd().split("\n");
  return [{ at: Math.max(0, ...ends), indent, lines }, ...inner];
}

function endOf(value: unknown): number {
  const range = (value as { range?: [number, number, number] } | null)?.range;
  return range?.[1] ?? 0;
}

function lineEnd(text: string, offset: number): number {
  if (text.charAt(offset - 1) === "\n") return offset - 1;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/** The policy with its right fingerprint, unless the example is about that. */
function stamped(text: string, example: string): string {
  if (/^(updated|fingerprint):/m.test(example) && !example.includes("sha256-of-the-words"))
    return example.includes("fingerprint:") ? text : text.replace(/^fingerprint:.*\n/m, "");
  const policy = parseDocument(text).toJS() as DatedPolicy;
  return text.replace(/^fingerprint:.*/m, `fingerprint: ${policyFingerprint(policy)}`);
}

/**
 * The beginning and the end of a picture three quarters as high as wide, which is all that the check reads of it.
 *
 * @param padding Bytes between the two.
 */
export function plainPng(width: number, padding = 0): Uint8Array {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(Math.round(width * 0.75), 4);
  const start = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const end = Buffer.from("0000000049454e44ae426082", "hex");
  return Buffer.concat([start, size, Buffer.alloc(9 + padding), end]);
}

/**
 * The files that an example's comments say are there: `# content/files/price-list.pdf is there.`, and
 * of a picture `# content/pictures/till.png is there, 300 pixels wide.`
 */
function filesNamedIn(example: string): Record<string, Uint8Array> {
  const named = [...example.matchAll(/^# content\/(\S+) is there(.*)$/gm)];
  return Object.fromEntries(named.map(([, file = "", more = ""]) => [file, bytesFor(file, more)]));
}

function bytesFor(file: string, more: string): Uint8Array {
  const [, width = 1280] = /(\d+) pixels/.exec(more) ?? [];
  const [, size = 0] = /(\d+) MB/.exec(more) ?? [];
  if (file.includes("empty")) return Buffer.alloc(0);
  const content = contents.find(([words]) => more.includes(words));
  if (content) return content[1];
  if (file.endsWith(".svg") && !file.includes("words")) return Buffer.from(plainDrawing(more));
  if (file.endsWith(".png")) return plainPng(Number(width), Number(size) * megabyte);
  return Buffer.from(starts[/\w*$/.exec(file)?.[0] ?? ""] ?? "words", "latin1");
}

/** A drawing, with a script, so many points or a paint where its line says so. */
function plainDrawing(more: string): string {
  const [, points = 0] = /(\d+) points/.exec(more) ?? [];
  const lines = Array.from({ length: Number(points) }, (_, place) => `l${place * 7}.3-${place}.7`);
  const script = more.includes("script") ? "<script>run()</script>" : "";
  const [paint = ""] = /[a-z-]+="[^"]+"/.exec(more) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${script}<path ${paint} d="M0 0h32v32z${lines.join("")}"/></svg>`;
}

/** How a line says what its file contains, and how that begins. */
const contents = [
  ["a private key", Buffer.from("-----BEGIN PRIVATE KEY-----")],
  ["a pointer", Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:7")],
  ["a page of HTML", Buffer.from("\n<!DOCTYPE html><title>Sign in</title>")],
  ["a ZIP archive", Buffer.from("504b0304", "hex")],
  ["a HEIC", Buffer.from("00000018667479706865696300000000", "hex")],
] as const;

/** How files begin, by their endings. */
const starts: Readonly<Record<string, string>> = {
  pdf: "%PDF-1.7",
  zip: "PK",
  jpg: "\xff\xd8\xff",
};

/**
 * Puts files into a sound content folder, one for each line such as `content/files/prices.pdf, 9 MB`.
 * A product links to each, unless the line says otherwise.
 */
function exampleFiles(example: string): ExampleContent {
  const edits: FixtureEdits = {};
  let file = "";
  for (const [place, line] of example.split("\n").entries()) {
    const [, mark, path = "", more = ""] = /^(«?)content\/([^\s,»]+)»?,?(.*)$/.exec(line) ?? [];
    if (mark || file === "") file = path;
    const [, size = 0] = /(\d+) MB/.exec(more) ?? [];
    const least = path.includes("empty") ? 0 : 1;
    const own = Buffer.from(starts[/\w*$/.exec(path)?.[0] ?? ""] ?? "", "latin1");
    edits[path] = Buffer.concat([
      contents.find(([words]) => more.includes(words))?.[1] ?? own.subarray(0, own.length * least),
      Buffer.from(more.includes("its location") ? "0002000500000003" : "", "hex"),
      Buffer.alloc(Number(size) * megabyte || least),
    ]);
    if (!more.includes("nothing"))
      edits[`products/linked-${place}.yaml`] = `${productText
        .replace("Foo", `Foo ${place}`)
        .replace("eta:", "href: /TO\neta:")
        .replace("TO", path)}order: ${place + 2}\n`;
  }
  // What is said of a file as a whole stands at its beginning.
  return {
    directory: temporaryContent(edits, new Date(exampleDay)),
    file,
    text: example,
    marked: [0, 0],
  };
}
