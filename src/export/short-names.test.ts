import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { ShortNames, shortClassNames } from "./short-names.ts";

const sheet = ".wide{width:1.5rem}.button,.button-solid:hover{color:var(--ink)}:root{--ink:#000}";
const names = new ShortNames(sheet);

describe("short names", () => {
  it("are those of the sheet, in the sheet and in a document", () => {
    expect(names.ofSheet(sheet)).toBe(".c{width:1.5rem}.a,.b:hover{color:var(--a)}:root{--a:#000}");
    const drawing = (paint: string) => `<svg><path fill="var(${paint})" d="M0--inkling"/></svg>`;
    expect(names.ofDocument(drawing("--ink"))).toBe(drawing("--a"));
  });

  it("are not for the words of a document", () => {
    const words = '<p aria-label="print --ink">Print with --ink, or var(--ink).</p>';
    expect(names.ofDocument(`${words}<svg></svg>${words}`)).toBe(`${words}<svg></svg>${words}`);
  });

  it("lead back to the names of the source, and leave what has no rule", () => {
    expect(names.ofSource(["a", "b", "other"])).toEqual(
      new Set(["button", "button-solid", "other"]),
    );
    expect(names.ofClasses("wide other button")).toBe("c other a");
  });

  it("differ, however many there are", () => {
    const many = Array.from({ length: 2000 }, (_, place) => `n${place}`);
    const short = new ShortNames(many.map((name) => `.${name}{}`).join("")).ofClasses(
      many.join(" "),
    );
    expect(new Set(short.split(" ")).size).toBe(many.length);
  });
});

describe("components", () => {
  const renamed = async (code: string, id = "/repo/src/components/x.tsx") => {
    const { transform } = shortClassNames(async () => names);
    const context = { parse: parseAst };
    const result = await (transform as (code: string, id: string) => unknown).call(
      context,
      code,
      id,
    );
    return (result as { code: string } | undefined)?.code;
  };

  it.each([
    ['jsx("p",{className:"wide button"})', 'jsx("p",{className:"c a"})'],
    ['jsx("p",{className:on ? "wide" : undefined})', 'jsx("p",{className:on ? "c" : undefined})'],
    // What decides is no name.
    [
      'jsx("p",{className:kind === "wide" ? "wide" : "x"})',
      'jsx("p",{className:kind === "wide" ? "c" : "x"})',
    ],
    ['const badgeClasses = {wide: "button"}', 'const badgeClasses = {wide: "a"}'],
    ['jsx("input",{type:"button",className:cls})', 'jsx("input",{type:"button",className:cls})'],
  ])("name classes short, and nothing else: %s", async (code, short) => {
    expect(await renamed(code)).toBe(short);
  });

  it("of others are left as they are", async () => {
    expect(await renamed('x({className:"wide"})', "/repo/node_modules/x/x.js")).toBeUndefined();
  });
});
