import { expect, it } from "vitest";
import { growsInProportion } from "../../scripts/testing/cpu-time.ts";
import { assemblePage } from "./assemble.ts";

const html =
  '<html><head><meta charSet="utf-8"/><title>A</title></head><body><p>$& </p></body></html>';
const least = {
  styles: "p{}",
  scripts: {
    ...{
      theme: "theme('$&')",
      boot: async () => "",
      table: "table()",
      press: "press()",
      choices: "",
      cover: "",
    },
    notFound: "",
  },
  boot: "boot('$1')",
  settings: {},
};

it("a finished page has the policy before everything that it covers, and last what the first paint does not need", () => {
  const page = assemblePage(html, {
    ...least,
    settings: { app: '/a.js"><b>', map: "/map.js" },
    policy: `script-src 'none'; report-to "a"`,
    data: { "application/ld+json": "{}", speculationrules: undefined },
    head: "<script src=client></script>",
  });
  expect(page).toBe(
    [
      '<html><head><meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; report-to &quot;a&quot;">`,
      "<title>A</title><style>p{}</style><script>theme('$&')</script>",
      "<script src=client></script></head><body><p>$& </p>",
      `<script data-app="/a.js&quot;>&lt;b>" data-map="/map.js">boot('$1')</script>`,
      '<script type="application/ld+json">{}</script></body></html>',
    ].join(""),
  );
});

it("only a page with a table, or with photographs that open at a press, has the script for that", () => {
  const pageWith = (body: string) => assemblePage(html.replace("$& ", body), least);
  expect(pageWith("words")).not.toMatch(/table\(\)|press\(\)/);
  expect(pageWith('<div role="group" class="table-frame">')).toContain("<script>table()</script>");
  expect(pageWith('<a data-press="1 of 2">')).toContain("<script>press()</script>");
});

it("attributes are in lower case and ends only where they are needed, in drawings except for attributes", () => {
  const pageWith = (body: string) => assemblePage(html.replace("$& ", body), least);
  const drawing = (shape: string) => `<svg viewBox="0 0 1 1"><title></title>${shape}</svg>`;
  expect(pageWith(`<br tabIndex="-1"/>${drawing('<path d="M0 0"></path>')}a tabIndex=`)).toContain(
    `<p><br tabindex="-1">${drawing('<path d="M0 0"/>')}a tabIndex=</p>`,
  );
});

it("a page takes time in proportion to the length of its longest text", () => {
  const assemble = (size: number) => assemblePage(html.replace("$&", "a/ ".repeat(size)), least);
  expect(growsInProportion(assemble, 40_000)).toBe(true);
});

it("a page with no place for one of them, or with two, is refused", () => {
  for (const [part, other] of [
    ["utf-8", "utf-16"],
    ["</head>", ""],
    ["<p>", "</body><p>"],
  ] as const)
    expect(() => assemblePage(html.replace(part, other), least)).toThrow(
      /^The rendered page has [02] of <.*>, not one\.$/,
    );
});
