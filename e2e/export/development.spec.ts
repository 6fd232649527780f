import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hydrate } from "../support/controls.ts";
import { folderWithSection } from "../support/product/documented-section.ts";
import { ownerWith, serveForEditing } from "../support/product/editing-server.ts";
import { expect, test } from "../support/test.ts";

// `editing/languages.spec.ts` opens each page of a firm in development.
const nightly = { tag: "@nightly" };

test(
  "a kind of section of the owner's is shown in development, and read again when its files change",
  nightly,
  async ({ page }) => {
    const owner = await folderWithSection();
    const { origin, read, writeText: write, close } = await serveForEditing(owner);
    await page.goto(`${origin}about`);
    await hydrate(page);
    await expect(page.locator(".hours-now")).toBeVisible();
    await page.close();

    const answer = () => fetch(`${origin}about`, { headers: { accept: "text/html" } });
    const said = expect.poll(async () => (await answer()).text());
    const component = join(owner, "sections/opening-hours/opening-hours.tsx");
    const text = await readFile(component, "utf8");
    const throwing = 'if (days) throw new Error("No hours"); return (';
    await writeFile(component, text.replace("return (", throwing));
    await said.toContain("opening-hours.tsx fails on the page /about: No hours.");
    await writeFile(component, text);
    await said.toContain(">Monday</span>");

    const added = join(owner, "sections/notice");
    await mkdir(added);
    await writeFile(
      join(added, "fields.ts"),
      'import { shape, text } from "faircopy/fields"; export default shape({ words: text("Words.") });',
    );
    await writeFile(
      join(added, "notice.tsx"),
      "export const Notice = ({ words }: { words: string }) => <p>{words}</p>;",
    );
    const notice = "  - kind: notice\n    words: Closed on Friday\n";
    await write("pages/about.yaml", (await read("pages/about.yaml")) + notice);
    await said.toContain(">Closed on Friday</p>");
    await close();
  },
);

test(
  "a second language is served in development and says why it is left out",
  nightly,
  async ({ page }) => {
    const owner = await ownerWith("english");
    const { origin, read, writeText: write, close } = await serveForEditing(owner);
    // As hosts lead to a folder.
    await page.goto(`${origin}ar`);
    await hydrate(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.close();

    const home = "languages/ar/pages/home.yaml";
    const text = await read(home);
    const answer = (path: string) => fetch(origin + path);
    await write(home, `${text}colour: red\n`);
    expect(await (await answer("ar/")).text()).toContain("Unknown key `colour`");
    expect((await answer("")).status, "The other language is served.").toBe(200);
    await write(home, text.replace(/^title: .*/m, "title: عنوان"));
    expect(await (await answer("ar/")).text()).toContain("<title>عنوان");
    await close();
  },
);
