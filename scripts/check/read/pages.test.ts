import { describe, expect, it } from "vitest";
import { layouts } from "../../../src/content/layouts.ts";
import { fixtureFiles } from "../testing/fixture.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { loadContent } from "./load.ts";

const fixture = fixtureFiles(new Date());

describe("the layout of a page", () => {
  const kontakt = {
    "pages/contact.yaml": null,
    "pages/kontakt.yaml": `layout: contact\nformerly: [write-to-us]\n${fixture["pages/contact.yaml"]}`,
    "pages/home.yaml": (text: string) => text.replace("page: contact", "page: kontakt"),
  };

  it("is what its file says, or else its name", () => {
    const { content, diagnostics } = loadContent(temporaryContent(kontakt));
    expect(diagnostics).toEqual([]);
    const pages = Object.entries(content?.pages ?? {}).map(([key, { layout }]) => [key, layout]);
    expect(pages).toEqual([
      ["home", "sections"],
      ["about", "sections"],
      ["products", "products"],
      ["privacy", "privacy"],
      ["accessibility", "accessibility"],
      ["imprint", "text"],
      ["kontakt", "contact"],
      ["not-found", "not-found"],
    ]);
  });

  it("gives links to a page that was renamed the pack's words for its former name", () => {
    const linksTo = (text: string, page: string, now: string) =>
      text.replaceAll(new RegExp(`- text: .*\\n( +)page: ${page}$`, "gm"), `- page: ${now}`);
    const { content, diagnostics } = loadContent(
      temporaryContent({
        ...kontakt,
        "pages/about.yaml": null,
        "pages/our-firm.yaml": `formerly: [about, firm]\n${fixture["pages/about.yaml"]}`,
        "site.yaml": (text) => linksTo(linksTo(text, "contact", "kontakt"), "about", "our-firm"),
      }),
    );
    expect(diagnostics).toEqual([]);
    const { links } = content?.site.footer.lists?.[0] ?? {};
    expect(links).toContainEqual({ text: "Contact", page: "kontakt" });
    expect(links).toContainEqual({ text: "About", page: "our-firm" });
  });
});

it("names the layouts where a page has none", () => {
  const [finding] = loadContent(
    temporaryContent({ "pages/more.yaml": "title: One more" }),
  ).diagnostics;
  for (const layout of layouts) expect(finding?.hint).toContain(layout);
});
