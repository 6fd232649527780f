import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { pdfFacts } from "./pdf-facts.ts";

const catalog = "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/MarkInfo<</Marked true>>>>";
const pages = "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>";
const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>";
const info = "<</Title(Prices)/Producer(Writer)>>";

/** A PDF whose objects are in a compressed stream, with the table that says where (ISO 32000-1, 7.5.7 and 7.5.8). */
function compressedPdf(objects: readonly string[], more = ""): Buffer {
  const body = objects.join(" ");
  let at = 0;
  const heads = objects.map((one, index) => {
    const head = `${index + 1} ${at}`;
    at += one.length + 1;
    return head;
  });
  const first = `${heads.join(" ")} `;
  const packed = deflateSync(first + body);
  const [number, table] = [objects.length + 1, objects.length + 2];
  const start = Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n${number} 0 obj\n<</Type/ObjStm/N ${objects.length}/First ${first.length}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`,
    ),
    packed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
  const rows = [
    [0, 0, 0],
    ...objects.map((_, index) => [2, number, index]),
    [1, 9, 0],
    [1, start.length, 0],
  ].map(([kind = 0, where = 0, index = 0]) => Buffer.from([kind, where >> 8, where & 255, index]));
  const places = deflateSync(Buffer.concat(rows));
  return Buffer.concat([
    start,
    Buffer.from(
      `${table} 0 obj\n<</Type/XRef/Size ${table + 1}/W[1 2 1]/Root 1 0 R/Info ${objects.length} 0 R${more}/Filter/FlateDecode/Length ${places.length}>>\nstream\n`,
    ),
    places,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start.length}\n%%EOF`),
  ]);
}

const whole = compressedPdf([catalog, pages, page, page, "<</Type/StructTreeRoot>>", info]);

it.each([
  ["that a browser printed", readFileSync("e2e/firms/kilns/files/firing-schedules.pdf")],
  ["whose objects are compressed", whole],
])("reads of a PDF %s what a library reads", async (_, bytes) => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const mark = (await document.getMarkInfo()) as { Marked?: boolean } | null;
  const title = ((await document.getMetadata()).info as { Title?: string }).Title;
  expect(pdfFacts(bytes)).toEqual({
    pages: document.numPages,
    isScan: false,
    isTagged: mark?.Marked,
    hasTitle: Boolean(title),
  });
});

it("takes the pages of the last change, and the title of a bookmark for none", () => {
  const changed = `%PDF-1.4\n2 0 obj ${pages} endobj\n6 0 obj <</Parent 5 0 R/Title(First part)>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R <</A 1>>] /Count 7>> endobj`;
  expect(pdfFacts(Buffer.from(changed))).toMatchObject({ pages: 7, hasTitle: false });
});

it("finds a scan by its pictures without letters", () => {
  const scan = `%PDF-1.4\n2 0 obj ${pages} endobj\n7 0 obj <</Subtype /Image /Length 3>>\nstream\n/Font\nendstream`;
  expect(pdfFacts(Buffer.from(scan))).toMatchObject({ isScan: true });
  expect(pdfFacts(Buffer.from(`${scan} 8 0 obj <</Font 9 0 R>>`))).toMatchObject({ isScan: false });
});

it("says nothing of a PDF that is encrypted, broken or none", () => {
  const encrypted = compressedPdf([catalog, pages, page, page, info], "/Encrypt 9 0 R");
  expect(pdfFacts(encrypted)).toBeUndefined();
  expect(pdfFacts(Buffer.from("PK"))).toBeUndefined();
  const cut = whole.subarray(0, 90);
  expect(pdfFacts(cut)).toMatchObject({ pages: undefined, isScan: false });
});
