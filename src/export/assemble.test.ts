import { describe, expect, it } from "vitest";
import { assemblePage } from "./assemble.ts";

const html = "<html><head><title>A</title></head><body><p>$& </p></body></html>";
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

  it("leaves the rendered page as it was", () => {
    expect(page).toContain("<title>A</title>");
    expect(page).toContain("<p>$& </p>");
  });
});
