import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkContent } from "../../src/check/check.ts";
import { plainPng } from "../../src/check/testing/plain-png.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { pageOf } from "../../src/content/schema/pages.ts";
import { fill } from "../../src/content/template.ts";
import { redirectsOf } from "../../src/export/redirects.ts";
import { routesOf } from "../../src/routes.ts";
import { packageBin } from "../package-bin.ts";
import { checkExport } from "./check-export.ts";
import { type ExportedSite, readExport } from "./exported-site.ts";

const photo = "{ file: photo.png, alt: A workbench under a window. }";

const everySection = `layout: sections
title: All that a page can hold
description: A page with a section of each kind, so that each of them is built and looked at.
sections:
  - kind: hero
    heading: A page with everything
    intro: Each **kind** of section stands here [once](/all-kinds#prices).
    primary: { text: Read the prices, href: "/all-kinds#prices" }
  - kind: features
    heading: Points
    items:
      - { icon: bolt, title: A point, text: It is short. }
      - { icon: bolt, image: ${photo}, title: A seen point, text: It is shown. }
  - kind: values
    heading: Values
    items: [{ title: A value, text: It is held to. }]
  - kind: passages
    items: [{ heading: A passage, image: ${photo}, text: It is *large*. }]
  - kind: picture
    heading: A picture
    image: ${photo}
    paragraphs: [It has words beside it., Their link leads on.]
    link: { text: The person who took it, page: contact }
  - kind: products
    heading: In short
    intro: What we make.
    action: { text: Every product, page: products }
  - kind: figures
    heading: Figures
    items: [{ value: "1,200", label: sheets }]
  - kind: quotes
    heading: Quotes
    items: [{ text: It works., who: "A. Reader, Reading", href: "https://reading.internal/" }]
  - kind: questions
    heading: Questions
    items: [{ question: Does it work?, answer: [It does., It did.] }]
  - kind: people
    heading: People
    items: [{ name: A. Maker, image: ${photo}, role: Makes things, link: { text: Write to A., page: contact } }]
  - kind: prices
    id: prices
    heading: Prices
    intro: All of them.
    table: { columns: [What, A month], rows: [[One tool, 5 €], [All tools, 9 €]] }
    note: With tax.
    action: { text: Ask for a price, page: contact }
  - kind: action
    heading: That is all
    action: { text: To the terms, page: सेवा-शर्तें }
`;

const terms = `layout: text
title: सेवा की शर्तें
description: जिन शर्तों पर हम काम करते हैं, और जो बातें हमारे ग्राहकों को जाननी चाहिए, वे सब यहाँ हैं।
updated: 2026-11-20
heading: सेवा की शर्तें
intro: ये बातें सब पर लागू हैं।
formerly: [terms, शर्तें]
sections:
  - heading: पहला भाग
    paragraphs: [पहला., दूसरा.]
    list: [एक, दो]
  - heading: दूसरा भाग
    id: second
    facts: [{ label: पंजीकरण, value: HRB 12345 }]
  - heading: तीसरा भाग
    table: { columns: [क्या, कितना], rows: [[एक, 5 €]] }
`;

const sold = `name: Sold
tagline: People can have it
icon: crate
bullets: [It is there]
status: available
price: 5 €
link: { text: Buy, href: "https://shop.internal/" }
`;

const folder = mkdtempSync(join(tmpdir(), "own-pages-"));
const directory = join(folder, "content");
let content: Content;
let site: ExportedSite;

beforeAll(async () => {
  cpSync("e2e/firms/sample", directory, { recursive: true });
  writeFileSync(join(directory, "pages/all-kinds.yaml"), everySection);
  writeFileSync(join(directory, "pages/सेवा-शर्तें.yaml"), terms);
  writeFileSync(join(directory, "products/sold.yaml"), sold);
  mkdirSync(join(directory, "pictures"), { recursive: true });
  writeFileSync(join(directory, "pictures/photo.png"), plainPng(1400));
  const file = join(directory, "site.yaml");
  const list = `  lists:
    - heading: More pages
      links:
        - { text: Everything, page: all-kinds }
        - { text: The first part, href: "/सेवा-शर्तें#पहला-भाग" }
        - { text: The second part, href: "/सेवा-शर्तें#second" }
`;
  writeFileSync(file, readFileSync(file, "utf8").replace("\nfooter:\n", `\nfooter:\n${list}`));
  const result = checkContent({ directory, today: "2026-11-20" });
  const errors = result.diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ message, hint }) => `${message} ${hint}`)).toEqual([]);
  content = result.content as Content;

  const built = join(folder, "built");
  const vite = packageBin(process.cwd(), "vite");
  await promisify(execFile)(process.execPath, [vite, "build", "--outDir", built], {
    // The test runner says "test" here, which would give a bundle for developers.
    env: { ...process.env, NODE_ENV: "production", CONTENT_DIR: directory, BASE_PATH: "/sub/" },
  });
  const { origin } = content.site;
  const [routes, redirects] = [routesOf(content.pages), redirectsOf(content.pages)];
  site = await readExport(built, { base: "/sub/", origin, routes, redirects });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (file: string) => readFileSync(join(site.directory, file), "utf8");

it("a page with every kind of section, and one of text, pass the checks before publishing", async () => {
  expect((await checkExport(site)).flatMap(({ faults }) => faults)).toEqual([]);
});

it("a page has the address that its file's name gives it, in any script", () => {
  const path = `/sub/${encodeURIComponent("सेवा-शर्तें")}`;
  const address = content.site.origin + path;
  expect(text("sitemap.xml")).toContain(`<loc>${address}</loc><lastmod>2026-11-20</lastmod>`);
  expect(text("_headers")).toContain(`\n${path}\n  Content-Security-Policy: `);
  const html = text("सेवा-शर्तें.html");
  expect(html).toContain(`rel="canonical" href="${address}"`);
  expect(html).toContain(`/sub/previews/${encodeURIComponent("सेवा-शर्तें")}.png"`);
  expect(site.files).toContain("previews/सेवा-शर्तें.png");
  expect(text("all-kinds.html")).toContain(`href="${path}"`);
});

it("a page is found at the addresses that it had, and no search engine is led there", () => {
  const to = `/sub/${encodeURIComponent("सेवा-शर्तें")}`;
  expect(text("_redirects")).toBe(
    `/sub/terms ${to} 301\n/sub/${encodeURIComponent("शर्तें")} ${to} 301\n`,
  );
  for (const file of ["terms.html", "शर्तें.html"]) {
    expect(text(file)).toContain(`http-equiv="refresh" content="0;url=${to}"`);
    expect(text("sitemap.xml")).not.toContain(encodeURIComponent(file.replace(".html", "<")));
  }
});

it("a section of text has its heading as its anchor, and the table of contents leads there", () => {
  const html = text("सेवा-शर्तें.html");
  for (const id of ["पहला-भाग", "second", "तीसरा-भाग"]) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`href="#${id}"`);
  }
});

it("pictures of sections stand in the export, in the sizes of their places", () => {
  const html = text("all-kinds.html");
  const sources = [...html.matchAll(/srcSet="(\S+) \d+w/gi)].map(([, source = ""]) => source);
  expect(sources.length).toBeGreaterThanOrEqual(4);
  for (const source of sources) expect(site.files).toContain(source.replace("/sub/", ""));
});

it("a section of products says which can be had now, and leads there", () => {
  const html = text("all-kinds.html");
  const { available, linkName } = pageOf(content.pages, "products")?.card ?? {};
  expect(html).toContain(`>${available}<`);
  const name = fill(`${linkName}`, { text: "Buy", product: "Sold" });
  expect(html).toContain(`<a href="https://shop.internal/" aria-label="${name}"`);
});

it("a page carries the code of its own sections alone", () => {
  const chunk = (key: string) =>
    text([...site.files].find((file) => new RegExp(`/${key}-(?!styles)`).test(file)) ?? "");
  expect(chunk("all-kinds")).toContain("figcaption");
  expect(chunk("home")).not.toContain("figcaption");
});
