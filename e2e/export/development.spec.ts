import { appendFile, cp, mkdir, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { hydrate, openThemeMenu } from "../support/controls.ts";
import { noteForeignRequests } from "../support/foreign.ts";
import { setInFile } from "../support/product/content-files.ts";
import { folderWithSection } from "../support/product/documented-section.ts";
import { startProgram } from "../support/product/program.ts";
import { inProject } from "../support/project.ts";
import { expect, test as productionTest } from "../support/test.ts";
import { visits } from "../support/visits.ts";

const test = productionTest.extend({
  // Pages ask for very many files here.
  foreignRequests: ({ context }, use) => use(noteForeignRequests(context)),
});

/**
 * Serves the sources with a content folder, by a process of their own: in a worker that has built a site,
 * React is the one for visitors. What other tests write into the project changes nothing.
 *
 * @param owner The owner's folder.
 */
async function serveSources(content: string, owner = inProject()) {
  const cacheDir = await mkdtemp(join(tmpdir(), "development-"));
  const options = { root: inProject(), cacheDir, logLevel: "silent" };
  const program = `
    import { createServer } from "vite";
    process.chdir(${JSON.stringify(owner)});
    const watch = { ignored: (file) => file.startsWith(${JSON.stringify(inProject())}) };
    const network = { host: "127.0.0.1", port: 0, watch };
    const server = await createServer({ ...${JSON.stringify(options)}, server: network });
    await server.listen();
    process.stdout.write(server.resolvedUrls.local[0]);`;
  const { ready: origin, stop: close } = await startProgram(
    process.execPath,
    ["--input-type=module", "-e", program],
    { ...process.env, NODE_ENV: undefined, CONTENT_DIR: content },
    (said) => /^http:\S+$/m.exec(said)?.[0],
  );
  return { origin, close };
}

test("pages come alive in development without a warning, and a content folder that was renamed is watched again", async ({
  page,
  expectedErrors,
}) => {
  // The map's site.
  expectedErrors.push(/ERR_NAME_NOT_RESOLVED/);
  const folder = join(await mkdtemp(join(tmpdir(), "watched-")), "content");
  await cp(inProject("e2e/firms/sample"), folder, { recursive: true });
  const image = { file: "tree.svg", decorative: true };
  const sections = [{ kind: "picture", heading: "Tree", image, paragraphs: ["It stands."] }];
  await setInFile(join(folder, "pages/about.yaml"), { sections });
  const { origin, close } = await serveSources(folder);
  // `editing/places.spec.ts` opens every kind of section in development, where React warns.
  for (const { route, path, status } of visits) {
    if (!isWhole && !["about", "contact"].includes(route.key)) continue;
    const response = await page.goto(origin + path.slice(1));
    expect(response?.status(), path).toBe(status);
    await openThemeMenu(page);
  }
  await page.goto(`${origin}about`);
  await expect(page.locator("main img"), "The first picture loads at once.").not.toHaveAttribute(
    "loading",
  );
  await page.close();

  // Without the header of a browser, as tools ask.
  const answer = () => fetch(`${origin}contact`);
  const status = expect.poll(async () => (await answer()).status, { timeout: 60_000 });
  await rename(folder, `${folder}.away`);
  await status.toBe(500);
  await rename(`${folder}.away`, folder);
  await status.toBe(200);
  const file = join(folder, "pages/contact.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^heading: .*/m, "heading: Written since"));
  const heading = async () => /<h1>[^<]*/.exec(await (await answer()).text())?.[0];
  await expect.poll(heading).toBe("<h1>Written since");
  await close();
});

test("a kind of section of the owner's is shown in development, and read again when its files change", async ({
  page,
}) => {
  const owner = await folderWithSection();
  const { origin, close } = await serveSources(join(owner, "content"), owner);
  await page.clock.install({ time: "2026-11-24T10:00:00Z" });
  await page.goto(`${origin}about`);
  await expect(page.locator(".hours-open")).toHaveText("Open now until 18:00");
  await hydrate(page);
  await expect(page.locator(".hours-open")).toHaveText("Open now until 18:00");
  await page.close();

  const answer = () => fetch(`${origin}about`, { headers: { accept: "text/html" } });
  const said = expect.poll(async () => (await answer()).text(), { timeout: 60_000 });
  const component = join(owner, "sections/opening-hours/opening-hours.tsx");
  const text = await readFile(component, "utf8");
  await writeFile(
    component,
    text.replace("return (", 'if (days) throw new Error("No hours"); return ('),
  );
  await said.toContain("opening-hours.tsx fails on the page /about: No hours.");
  await writeFile(component, text);
  await said.toContain("<span>Monday</span>");
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
  const about = join(owner, "content/pages/about.yaml");
  await appendFile(about, "  - kind: notice\n    words: Closed on Friday\n");
  await said.toContain("<p>Closed on Friday</p>");
  await close();
});

test("a second language is served in development, and says why it is left out while it has a mistake", async ({
  page,
}) => {
  const content = join(await mkdtemp(join(tmpdir(), "languages-")), "content");
  await cp(inProject("e2e/firms/english"), content, { recursive: true });
  const { origin, close } = await serveSources(content);
  // As hosts lead to a folder.
  await page.goto(`${origin}ar`);
  await hydrate(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await page.close();

  const home = join(content, "languages/ar/pages/home.yaml");
  const text = await readFile(home, "utf8");
  const answer = (path: string) => fetch(origin + path);
  const said = expect.poll(async () => (await answer("ar/")).text(), { timeout: 60_000 });
  await writeFile(home, `${text}colour: red\n`);
  await said.toContain("Unknown key `colour`");
  expect((await answer("")).status, "The other language is served.").toBe(200);
  await writeFile(home, text.replace(/^title: .*/m, "title: عنوان"));
  await said.toContain("<title>عنوان");
  await close();
});
