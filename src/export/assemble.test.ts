import { describe, expect, it } from "vitest";
import { assemblePage } from "./assemble.ts";

const html =
  '<html><head><meta charSet="utf-8"/><title>A</title></head><body><p>$& </p></body></html>';
const scripts = { theme: "theme('$&')", boot: "boot('$1')" };

describe("assemblePage", () => {
  const page = assemblePage(html, { styles: "p{}", scripts, settings: { app: '/a.js"><b>' } });

  it("puts styles and the theme script last into the head", () => {
    expect(page).toContain("<style>p{}</style><script>theme('$&')</script></head>");
  });

  it("puts the boot script last into the body, with its settings escaped", () => {
    expect(page).toContain(
      `<script data-app="/a.js&quot;>&lt;b>">boot('$1')</script></body></html>`,
    );
  });

  it("puts data behind all that is painted and that runs, and leaves out what there is none of", () => {
    const data = { "application/ld+json": "{}", speculationrules: undefined };
    expect(assemblePage(html, { styles: "", scripts, settings: {}, data })).toContain(
      `boot('$1')</script><script type="application/ld+json">{}</script></body></html>`,
    );
  });

  it("puts the policy behind the character set, before all that it rules", () => {
    const policy = `script-src 'none'; report-to "a"`;
    expect(assemblePage(html, { styles: "", scripts, settings: {}, policy })).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'none'; report-to &quot;a&quot;"/><title>`,
    );
  });

  it.each([
    ["another spelling of the character set", html.replace("charSet", "charset")],
    ["no end of the head", html.replace("</head>", "")],
    ["two ends of the body", html.replace("<p>", "</body><p>")],
  ])("refuses a page with %s", (_, wrong) => {
    expect(() => assemblePage(wrong, { styles: "", scripts, settings: {} })).toThrow(
      /^The rendered page has [02] of <.*>, not one\.$/,
    );
  });

  it("leaves the rendered page as it was", () => {
    expect(page).toContain("<title>A</title>");
    expect(page).toContain("<p>$& </p>");
  });
});
