import { Resvg } from "@resvg/resvg-js";
import { megabyte } from "../text/megabytes.ts";
import { productText } from "./example-texts.ts";
import type { FixtureEdits } from "./fixture.ts";
import { temporaryContent } from "./temporary-content.ts";

/** Bytes of the last part of a PNG, which says that it ends there. */
const ending = 12;

const known = new Map<number, Uint8Array>();

/**
 * A picture three quarters as high as wide, made without waiting, as the examples of rules need it.
 *
 * @param padding Bytes that it has beside.
 */
export function plainPng(width: number, padding = 0): Uint8Array {
  const size = `width="${width}" height="${Math.round(width * 0.75)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;
  const png = known.get(width) ?? new Resvg(svg).render().asPng();
  known.set(width, png);
  return Buffer.concat([png.subarray(0, -ending), Buffer.alloc(padding), png.subarray(-ending)]);
}

/** An example in a whole content folder. */
export interface ExampleContent {
  directory: string;
  /** The file that the example is of, from the folder. */
  file: string;
  text: string;
  /** Offsets of the stretch between « and ». */
  marked: [start: number, end: number];
}

/**
 * The files that an example's comments say are there: `# content/files/price-list.pdf is there.`, and
 * of a picture `# content/pictures/till.png is there, 300 pixels wide.`
 */
export function filesNamedIn(example: string): Record<string, Uint8Array> {
  const named = [...example.matchAll(/^# content\/(\S+) is there(.*)$/gm)];
  return Object.fromEntries(named.map(([, file = "", more = ""]) => [file, bytesFor(file, more)]));
}

function bytesFor(file: string, more: string): Uint8Array {
  const [, width = 1280] = /(\d+) pixels/.exec(more) ?? [];
  const [, size = 0] = /(\d+) MB/.exec(more) ?? [];
  if (file.includes("empty")) return Buffer.alloc(0);
  if (file.endsWith(".svg") && !file.includes("words")) return Buffer.from(plainDrawing(more));
  if (file.endsWith(".png")) return plainPng(Number(width), Number(size) * megabyte);
  return Buffer.from("words");
}

/** A drawing, with a script, so many points or a paint where its line says so. */
function plainDrawing(more: string): string {
  const [, points = 0] = /(\d+) points/.exec(more) ?? [];
  const lines = Array.from({ length: Number(points) }, (_, place) => `l${place * 7}.3-${place}.7`);
  const script = more.includes("script") ? "<script>run()</script>" : "";
  const [paint = ""] = /[a-z-]+="[^"]+"/.exec(more) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${script}<path ${paint} d="M0 0h32v32z${lines.join("")}"/></svg>`;
}

/**
 * Puts files into a sound content folder, one for each line such as `content/files/prices.pdf, 9 MB`.
 * A product links to each, unless the line says otherwise.
 */
export function exampleFiles(example: string, day: Date): ExampleContent {
  const edits: FixtureEdits = {};
  let file = "";
  for (const [place, line] of example.split("\n").entries()) {
    const [, mark, path = "", more = ""] = /^(«?)content\/([^\s,»]+)»?,?(.*)$/.exec(line) ?? [];
    if (mark || file === "") file = path;
    const [, size = 0] = /(\d+) MB/.exec(more) ?? [];
    const least = path.includes("empty") ? 0 : 1;
    edits[path] = Buffer.alloc(Number(size) * megabyte || least);
    if (!more.includes("nothing"))
      edits[`products/linked-${place}.yaml`] = `${productText
        .replace("Foo", `Foo ${place}`)
        .replace("eta:", "href: /TO\neta:")
        .replace("TO", path)}order: ${place + 2}\n`;
  }
  // What is said of a file as a whole stands at its beginning.
  return { directory: temporaryContent(edits, day), file, text: example, marked: [0, 0] };
}
