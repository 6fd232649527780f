import { expect, it } from "vitest";
import { checkFiles } from "../../../scripts/testing/files/check-files.ts";
import { exampleDay, fixtureFiles } from "../../../scripts/testing/fixture.ts";

const fixture = fixtureFiles(new Date(exampleDay));

/** The text with links to a page that leave their words to the pack, and lead to another. */
const linksTo = (text: string, page: string, now: string) =>
  text.replaceAll(new RegExp(`- text: .*\\n( +)page: ${page}$`, "gm"), `- page: ${now}`);

it("a page has the layout that its file says, or else its name, and keeps the pack's words", () => {
  const { content, diagnostics } = checkFiles(
    {
      "pages/contact.yaml": null,
      "pages/kontakt.yaml": `layout: contact\nformerly: [write-to-us]\n${fixture["pages/contact.yaml"]}`,
      "pages/home.yaml": (text) => text.replace("page: contact", "page: kontakt"),
      "pages/about.yaml": null,
      "pages/our-firm.yaml": `formerly: [about, firm]\n${fixture["pages/about.yaml"]}`,
      "site.yaml": (text) => linksTo(linksTo(text, "contact", "kontakt"), "about", "our-firm"),
    },
    { only: [] },
  );
  expect(diagnostics).toEqual([]);
  const pages = Object.entries(content?.pages ?? {}).map(([key, { layout }]) => `${key} ${layout}`);
  expect(pages).toContain("kontakt contact");
  expect(pages).toContain("our-firm sections");
  expect(pages.at(-1)).toBe("not-found not-found");
  const { links } = content?.site.footer.lists?.[0] ?? {};
  expect(links).toContainEqual({ text: "Contact", page: "kontakt" });
  expect(links).toContainEqual({ text: "About", page: "our-firm" });
});

it.each(["post", "event", "job"])("a page may be called %s", (key) => {
  const files = { [`pages/${key}.yaml`]: fixture["pages/about.yaml"] as string };
  const { content, diagnostics } = checkFiles(files, { only: [] });
  expect(diagnostics).toEqual([]);
  expect(content?.pages[key]?.layout).toBe("sections");
});

it("names are in the order in which people count, in the content and in findings", () => {
  const names = ["1", "2", "10", "a-2", "a-10"];
  const copies = (folder: string, text: string) =>
    Object.fromEntries(names.map((name) => [`${folder}/${name}.yaml`, text]));
  const page = `${fixture["pages/about.yaml"]}`;
  const product = `${fixture["products/first.yaml"]}`.replace(/^order:.*$/m, "");
  const edits = { ...copies("pages", page), ...copies("products", product) };
  const { content } = checkFiles(edits, { only: [] });
  const keys = [
    ...Object.keys(content?.pages ?? {}),
    ...(content?.products ?? []).map(({ slug }) => slug),
  ];
  expect(keys.filter((key) => names.includes(key))).toEqual([...names, ...names]);
  const { diagnostics } = checkFiles(copies("pages", `${page}\nwrong: 1\n`), { only: [] });
  const files = diagnostics.map(({ file }) => file.replace("content/pages/", ""));
  expect(files).toEqual(names.map((name) => `${name}.yaml`));
});
