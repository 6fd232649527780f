import { parse, stringify } from "yaml";
import { ftyp, moov } from "./files/film-bytes.ts";
import { productText } from "./fixture.ts";

const megabyte = 1_000_000;

/**
 * The beginning and the end of a picture three quarters as high as wide, which is all that the check reads of it.
 *
 * @param padding Bytes between the two.
 */
function plainPng(width: number, padding = 0): Uint8Array {
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
export function filesNamedIn(example: string): Record<string, Uint8Array> {
  const named = [...example.matchAll(/^# content\/(.+?) is there(.*)$/gm)];
  return Object.fromEntries(named.map(([, file = "", more = ""]) => [file, bytesFor(file, more)]));
}

/** What a file contains, as its line says behind its name. */
function bytesFor(file: string, more: string): Uint8Array {
  const [, width = 1280] = /(\d+) pixels/.exec(more) ?? [];
  const [, size = 0] = /(\d+) MB/.exec(more) ?? [];
  if (file.includes("empty")) return Buffer.alloc(0);
  const padding = Number(size) * megabyte;
  const content = contents.find(([words]) => more.includes(words));
  if (content) return content[1];
  if (file.endsWith(".svg") && !file.includes("words")) return Buffer.from(plainDrawing(more));
  if (file.endsWith(".png")) return plainPng(Number(width), padding);
  const start = Buffer.from(starts[/\w*$/.exec(file)?.[0] ?? ""] ?? "words", "latin1");
  const location = Buffer.from(more.includes("its location") ? "0002000500000003" : "", "hex");
  return Buffer.concat([start, location, Buffer.alloc(padding)]);
}

/** A drawing. Its line can add a script, a number of points or a paint. */
function plainDrawing(more: string): string {
  const [, points = 0] = /(\d+) points/.exec(more) ?? [];
  const lines = Array.from({ length: Number(points) }, (_, place) => `l${place * 7}.3-${place}.7`);
  const script = more.includes("script") ? "<script>run()</script>" : "";
  const [paint = ""] = /[a-z-]+="[^"]+"/.exec(more) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${script}<path ${paint} d="M0 0h32v32z${lines.join("")}"/></svg>`;
}

/** A PDF of one page, as far as the check reads it. */
const pdfWith = (objects: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj <</Type/Pages/Count 1/Kids[2 0 R]>> endobj ${objects}`);
const title = "3 0 obj <</Title(Prices)/Producer(Writer)>> endobj";
const tags = "4 0 obj <</Type/Catalog/StructTreeRoot 5 0 R>> endobj";

const captions = (times: string) => Buffer.from(`WEBVTT\n\n1\n${times}\nHello.\n`);

/** How a line says what its file contains, and how that begins. */
const contents = [
  ["a scan", pdfWith("3 0 obj <</Subtype/Image>> endobj")],
  ["with tags and a title", pdfWith(title + tags)],
  ["with tags", pdfWith(tags)],
  ["with a title", pdfWith(title)],
  ["of text alone", pdfWith("3 0 obj <</Font 6 0 R>> endobj")],
  ["with a comma in a time", captions("00:01.000 --> 00:04,000")],
  ["with a time that ends first", captions("00:04.000 --> 00:01.000 align:start")],
  ["without captions", Buffer.from("WEBVTT\n\nNOTE To do\n")],
  ["in French", Buffer.from("WEBVTT\nLanguage: fr-CA\n\n00:01.000 --> 00:04.000\nBonjour.\n")],
  ["in H.264", Buffer.concat([ftyp, moov("avc1", "mp4a")])],
  ["in HEVC", Buffer.concat([ftyp, moov("hvc1", "mp4a")])],
  ["in AV1", Buffer.concat([ftyp, moov("av01", "Opus")])],
  ["in ProRes", Buffer.concat([ftyp, moov("apch", "sowt")])],
  ["with the sound AC-3", Buffer.concat([ftyp, moov("avc1", "ac-3")])],
  ["cut off", Buffer.from("000000186674797069736f6d0000ff006d646174", "hex")],
  ["as SRT", Buffer.from("1\r\n00:00:01,000 --> 00:00:04,000\r\nHello.\r\n")],
  ["a private key", Buffer.from("-----BEGIN PRIVATE KEY-----")],
  ["a pointer", Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:7")],
  ["a page of HTML", Buffer.from("\n<!DOCTYPE html><title>Sign in</title>")],
  ["a ZIP archive", Buffer.from("504b0304", "hex")],
  ["zeros", Buffer.alloc(2000)],
  ["a note", Buffer.from("OTTO asked for the PKs: true or not?")],
  ["as wide as the page", Buffer.from('<svg width="100%" height="9mm"><path d="M0 0h9v9"/></svg>')],
  ["of words alone", Buffer.from('<svg viewBox="0 0 9 9"><text>Foo</text></svg>')],
  ["a HEIC", Buffer.from("00000018667479706865696300000000", "hex")],
] as const;

/** How files begin, by their endings. */
const starts: Readonly<Record<string, string>> = {
  pdf: "%PDF-1.7",
  zip: "PK\x03\x04",
  jpg: "\xff\xd8\xff",
  mov: "\0\0\0\x0cftypqt  ",
  mp4: "\0\0\0\x0cftypmp42",
  vtt: "\xef\xbb\xbfWEBVTT\r\n\r\n01:00:01.000 --> 01:00:04.000\r\nHello.\r\n",
};

/**
 * The files that an example names, one in each line such as `content/files/prices.pdf, 9 MB`. A product links to
 * each, unless the line says otherwise.
 */
export function linkedFiles(example: string): Record<string, string | Uint8Array> {
  const files: Record<string, string | Uint8Array> = {};
  for (const [place, line] of example.split("\n").entries()) {
    const [, path = "", more = ""] = /^content\/([^\s,]+),?(.*)$/.exec(line) ?? [];
    files[path] = bytesFor(path, more);
    if (more.includes("nothing")) continue;
    const product = { ...parse(productText), name: `Foo ${place}`, href: `/${path}` };
    files[`products/linked-${place}.yaml`] = stringify({ ...product, order: place + 2 });
  }
  return files;
}
