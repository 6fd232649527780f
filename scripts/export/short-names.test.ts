import { parseAst } from "vite";
import { expect, it } from "vitest";
import { ShortNames, shortClassNames } from "./short-names.ts";

const sheet = ".wide{width:1.5rem}.button,.button-solid:hover{color:var(--ink)}:root{--ink:#000}";
const names = new ShortNames(sheet);

it("short names are those of the sheet, in the sheet and in drawings of a document, not in its words", () => {
  expect(names.ofSheet(sheet)).toBe(".c{width:1.5rem}.a,.b:hover{color:var(--a)}:root{--a:#000}");
  const words = '<p aria-label="print --ink">Print with --ink, or var(--ink).</p>';
  const around = (paint: string) =>
    `${words}<svg><path fill="var(${paint})" d="M0--inkling"/></svg>${words}`;
  expect(names.ofDocument(around("--ink"))).toBe(around("--a"));
});

it("short names lead back to the names of the source, and leave what has no rule", () => {
  const source = names.ofSource(["a", "b", "other"]);
  expect(source).toEqual(new Set(["button", "button-solid", "other"]));
  expect(names.ofClasses("wide other button")).toBe("c other a");
});

it("short names differ, however many there are, and none is one that ad blockers hide", () => {
  const many = Array.from({ length: 2000 }, (_, place) => `n${place}`);
  const short = new ShortNames(many.map((name) => `.${name}{}`).join(""));
  const row = short.ofClasses(many.join(" "));
  expect(new Set(row.split(" ")).size).toBe(many.length);
  expect(row).not.toContain("ad");
});

it.each([
  ['jsx("p",{className:"wide button"})', 'jsx("p",{className:"c a"})'],
  ['jsx("p",{className:on ? "wide" : undefined})', 'jsx("p",{className:on ? "c" : undefined})'],
  ['jsx("p",{className:on && "wide"})', 'jsx("p",{className:on && "c"})'],
  // What decides is no name.
  [
    'jsx("p",{className:a === "wide" ? "wide" : ""})',
    'jsx("p",{className:a === "wide" ? "c" : ""})',
  ],
  ['const badgeClasses = {wide: "button"}', 'const badgeClasses = {wide: "a"}'],
  ['jsx("input",{type:"button",className:cls})', 'jsx("input",{type:"button",className:cls})'],
  ['jsx("p",{className:"wide"})', undefined, "/repo/node_modules/x/x.js"],
])(
  "components name classes short, and nothing else: %s",
  async (code, short, id = "/src/x.tsx") => {
    const { transform } = shortClassNames(async () => names);
    const rename = transform as (code: string, id: string) => Promise<{ code: string } | undefined>;
    expect((await rename.call({ parse: parseAst }, code, id))?.code).toBe(short);
  },
);
