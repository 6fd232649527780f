import { describe, expect, it } from "vitest";
import { checkFiles } from "../testing/check-files.ts";
import { fixtureFiles } from "../testing/fixture.ts";

const fixture = fixtureFiles(new Date());

describe("the layout of a page", () => {
  const kontakt = {
    "pages/contact.yaml": null,
    "pages/kontakt.yaml": `layout: contact\nformerly: [write-to-us]\n${fixture["pages/contact.yaml"]}`,
    "pages/home.yaml": (text: string) => text.replace("page: contact", "page: kontakt"),
  };

  it("is what its file says, or else its name", () => {
    const { content, diagnostics } = checkFiles(kontakt, { only: [] });
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
    const { content, diagnostics } = checkFiles(
      {
        ...kontakt,
        "pages/about.yaml": null,
        "pages/our-firm.yaml": `formerly: [about, firm]\n${fixture["pages/about.yaml"]}`,
        "site.yaml": (text) => linksTo(linksTo(text, "contact", "kontakt"), "about", "our-firm"),
      },
      { only: [] },
    );
    expect(diagnostics).toEqual([]);
    const { links } = content?.site.footer.lists?.[0] ?? {};
    expect(links).toContainEqual({ text: "Contact", page: "kontakt" });
    expect(links).toContainEqual({ text: "About", page: "our-firm" });
  });
});
