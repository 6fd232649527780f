import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { faircopy } from "../../scripts/cli/program.ts";
import { disk } from "../../scripts/disk/disk.ts";
import { filesWithTexts } from "../../scripts/testing/files/files-with-texts.ts";
import { packTags } from "../../src/engine/site/packs/pack-tags.ts";
import { contentsOf } from "../support/product/build.ts";
import { documentedFiles } from "../support/product/documented-section.ts";
import { ownerOf, packPackage } from "../support/product/owner.ts";
import { startProgram } from "../support/product/program.ts";
import { sites } from "../support/product/sites.ts";
import { expect, plainTest as test } from "../support/test.ts";

const everyAnswer = [
  ...["--colour", "#4a90e2", "--set", "company.tagline=Pots"],
  ...["--set", "company.description=We throw pots. Then we fire them."],
  ...["--set", "origin=https://www.kiln.dev", "--set", "contact.email=post@kiln.dev"],
  ...["--set", 'contact.phones=[{number: "+49307654321", display: +49 30 7654321, label: Shop}]'],
  ...["--set", "contact.address=[Hauptstr. 1, 12345 Berlin]"],
  ...["--set", "contact.place={latitude: 52.52, longitude: 13.405}"],
];

/** Words after each command, on a site with a kind of section of the owner's; some commands refuse. */
const commands: Readonly<Record<string, readonly string[]>> = {
  build: [],
  check: [],
  fix: [],
  explain: [],
  new: ["product", "first-pot"],
  schema: [],
  "publish-check": [],
  init: [],
  update: ["none.tgz"],
  test: ["--list"],
};
/** Commands that run until they are ended. */
const servers = ["dev", "start"];
const ownWord = "site:\n  header:\n    menu: Our menu\n";

const nightly = { tag: "@nightly" };

for (const [index, language] of packTags(disk).entries())
  test(
    `an owner who has only the package makes, checks, builds and tests a site in ${language}`,
    nightly,
    async () => {
      test.setTimeout(600_000);
      const answers = index % 2 === 0 ? everyAnswer : [];
      const { folder, program, runAsOwner: run } = ownerOf(packPackage());
      const begun = run("init", "--company", "Kiln", "--language", language, ...answers);
      expect(begun.status, begun.said).toBe(0);
      // The page of the documented section.
      expect(run("new", "page", "about").status).toBe(0);
      const site = join(folder, "content/site.yaml");
      const linked = readFileSync(site, "utf8").replace("- page: home\n", "$&    - page: about\n");
      writeFileSync(site, linked);
      const before = contentsOf(join(folder, "content"));
      expect(run("init", "--company", "New").said).toMatch(/^The folder has a site already/);
      expect(contentsOf(join(folder, "content"))).toEqual(before);
      const checked = run("check");
      // Some countries want an imprint, and some languages are written in several of them.
      const missing = "(?:imprint 1, |language-region 1, )?";
      // The address of these answers is in the European Union.
      const remark = index % 2 === 0 ? ", statement-law 1" : "";
      expect([checked.status, checked.said]).toEqual([
        0,
        expect.stringMatching(new RegExp(`\\(${missing}placeholder \\d+${remark}\\)`)),
      ]);
      expect(run("check", "--publish").status).toBe(1);
      const built = run("build");
      expect([built.status, built.said]).toEqual([0, "The site is in dist.\n"]);
      // What only this owner has: a kind of section, as it is documented, and a word of the language pack.
      for (const [path, text] of await documentedFiles()) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        appendFileSync(join(folder, path), text);
      }
      mkdirSync(join(folder, "languages"));
      writeFileSync(join(folder, `languages/${language}.yaml`), ownWord);
      const names = faircopy().commands.map((command) => command.name());
      expect(names.sort()).toEqual([...Object.keys(commands), ...servers].sort());
      for (const [command, words] of Object.entries(commands)) {
        const { status, said } = run(command, ...words);
        expect([0, 1], `${command} ends with ${status}: ${said}`).toContain(status);
      }
      for (const server of servers) {
        const { ready, stop } = await startServer(program, server, folder);
        const answer = await fetch(`${ready}about`);
        expect([answer.status, await answer.text()]).toEqual([
          200,
          expect.stringContaining("data-hours"),
        ]);
        await stop();
      }
      const tested = run("test");
      expect(tested.status, tested.said).toBe(0);
      expect(tested.said).toMatch(/\n\d+ passed, 0 failed\n$/);
      expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toContain("Our menu");
      const kept = [".github", ".gitignore", "README.md", "content", "dist", "languages"];
      expect(readdirSync(folder).sort()).toEqual(
        kept.concat(["node_modules", "package.json", "sections", "test-results", "vendor"]),
      );
    },
  );

/** Starts a server of an owner's, and waits for its address. */
function startServer(program: string, command: string, folder: string) {
  const env = { ...process.env, PORT: "0", NODE_ENV: undefined, CONTENT_DIR: undefined };
  const findAddress = (said: string) => /http:\S+/.exec(said)?.[0];
  return startProgram(process.execPath, [program, command], env, findAddress, folder);
}

/** Paths in the package to which its papers lead, and at which there is nothing. */
function deadLinks(program: string): string[] {
  return filesWithTexts(program, /\.md$/)
    .flatMap(([name, text]) => {
      // An example in code is no link.
      const links = text
        .replaceAll(/`[^`\n]+`/g, "")
        .matchAll(/(?:\]\(|src=")(?!\w+:|[/#<])([^)"#\s]+)/g);
      return [...links].map(([, target = ""]) => join(dirname(name), target));
    })
    .filter((target) => !existsSync(join(program, target)));
}

test("a site begins with the package, which is small and whole", async () => {
  const tarball = packPackage();
  const { folder, program, runAsOwner: run } = ownerOf(tarball);
  const installed = dirname(dirname(program));
  const files = filesWithTexts(join(installed, "languages"), /\.yaml$/);
  const sizes = files.map(([name, text]) => {
    const size = gzipSync(text, { level: 9 }).length;
    // Those of languages with many bytes a letter, such as Telugu, are the largest.
    expect(size, name).toBeLessThan(name.startsWith("messages/") ? 64_000 : 20_000);
    return size;
  });
  const languages = sizes.reduce((sum, size) => sum + size);
  expect(statSync(tarball).size - languages, "all but the languages").toBeLessThan(790_000);
  expect(deadLinks(installed)).toEqual([]);
  const succeed = (...command: string[]) => {
    const { status, said } = run(...command);
    expect(status, said).toBe(0);
  };
  succeed("init", "--company", "Kiln", "--language", "en");
  appendFileSync(
    join(folder, "content/site.yaml"),
    "\nedit:\n  repository: https://github.com/a/b\n",
  );
  succeed("check");
  succeed("build");
  expect(readdirSync(join(folder, "dist/edit"))).toContain("worker.js");

  const { ready, stop } = await startServer(program, "dev", folder);
  const get = async (path: string) => (await fetch(new URL(path, ready))).text();
  const [panel = ""] = /[^"]*open-panel\.ts[^"]*/.exec(await get("")) ?? [];
  const imported = [...(await get(panel)).matchAll(/(?:from|import)\s*"([^"]+)"/g)];
  await stop();
  // A source that had another name than the bundles know would be there twice.
  expect(imported.map(([, path]) => path)).toEqual([expect.stringMatching(/page\.bundle\.js$/)]);
});

test(
  "the package builds the same bytes as this project, and serves with little memory",
  nightly,
  async () => {
    const { folder, program, runAsOwner: run } = ownerOf(packPackage());
    cpSync(sites.sample.content(), join(folder, "content"), { recursive: true });
    const built = run("build");
    expect(built.status, built.said).toBe(0);
    expect(contentsOf(join(folder, "dist"))).toEqual(contentsOf(sites.sample.folder));

    const { ready, stop, pid } = await startServer(program, "dev", folder);
    expect((await fetch(`${ready}products`)).status).toBe(200);
    const status = process.platform === "linux" ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
    const [, most = "0"] = /VmHWM:\s*(\d+)/.exec(status) ?? [];
    await stop();
    // Kilobytes: with the bundler in its process it takes 450,000.
    expect(Number(most)).toBeLessThan(300_000);
  },
);
