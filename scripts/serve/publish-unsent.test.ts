import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { todo } from "../../src/panel/answers/todo.ts";
import { inWordsOf } from "../testing/in-words-of.ts";
import {
  atHost,
  itOnCi,
  place,
  published,
  publisher,
  publishFirst,
  read,
  refused,
  run,
  serveSites,
  succeed,
  write,
} from "../testing/serve/published-site.ts";
import { diskWorkspace } from "./disk-workspace.ts";

serveSites();

const [list, about] = ["content/files/prijzen.pdf", "content/pages/about.yaml"];
const filesAtHost = () => run("host.git", "ls-tree", "-r", "--name-only", "HEAD").split("\n");

/** Has a page link to a file. */
function putFile(name = "prijzen.pdf") {
  write(`site/content/files/${name}`, "%PDF-1.4");
  const link = `[De prijzen](/files/${name}) staan op papier.`;
  write(`site/${about}`, read(`site/${about}`).replace(/^intro: .*\n.*$/m, `intro: "${link}"`));
}

itOnCi("a file that the site needs goes along though ignored", async () => {
  await published();
  write("site/.git/info/exclude", "*.pdf\n");
  putFile();
  write("site/content/files/geheim.pdf", "%PDF-1.4");
  const { repository } = await publisher.prepare();
  expect(repository.added).toEqual([
    { file: list, place: ".git/info/exclude:1", pattern: "*.pdf" },
  ]);
  expect(repository.changed).toEqual([list, about]);
  await succeed();
  expect(filesAtHost()).toContain(list);
  expect(filesAtHost(), "Nothing links to it.").not.toContain("content/files/geheim.pdf");
  expect(run("site", "status", "--porcelain")).toBe("");
  expect((await publisher.prepare()).repository.added).toEqual([]);
});

itOnCi("content that Git ignores as a whole goes along from the first time on", async () => {
  write("site/.gitignore", "content\nnode_modules/\ndist/\n");
  putFile();
  await publishFirst();
  expect(filesAtHost()).toEqual(expect.arrayContaining([about, list, "content/site.yaml"]));
});

itOnCi("a file that somebody has left out by its name is named, and not sent", async () => {
  await published();
  putFile();
  write("site/.gitignore", "dist/\nnode_modules/\n/content/files/prijzen.pdf\n");
  const { steps, isFinished } = todo(diskWorkspace, "en");
  const found = steps.flatMap(({ findings }) => findings);
  expect([isFinished, found]).toMatchObject([
    false,
    [{ rule: "file-unsent", where: { file: list } }],
  ]);
  expect(inWordsOf(found[0]?.message)).toContain("`/content/files/prijzen.pdf` in .gitignore:3");
  expect(await refused()).toBe("unfinished");
  run("site", "add", "-f", list);
  await succeed();
  expect(filesAtHost()).toContain(list);
});

itOnCi("changes that Git is told to overlook are named, and nothing is sent", async () => {
  await published();
  run("site", "update-index", "--skip-worktree", about);
  putFile();
  expect(await refused()).toBe("unfinished");
  run("site", "update-index", "--no-skip-worktree", about);
  await succeed();
  expect(atHost(about)).toContain("De prijzen");
});

itOnCi("a file whose capitals alone have changed is sent under its new name", async () => {
  await published();
  run("site", "config", "core.ignoreCase", "true");
  putFile("Prijzen.pdf");
  run("site", "add", "content");
  run("site", "commit", "-qm", "Begin");
  renameSync(join(place, "site/content/files/Prijzen.pdf"), join(place, "site", list));
  putFile();
  await succeed();
  expect(filesAtHost().filter((name) => /prijzen/i.test(name))).toEqual([list]);
});

itOnCi("a folder that is a repository of its own keeps the site from being sent", async () => {
  await published();
  putFile();
  mkdirSync(join(place, "site/content/files/.git/objects"), { recursive: true });
  run("site", "init", "-q", "content/files");
  writeFileSync(join(place, "site/content/files/.git/info/exclude"), "");
  expect(await refused()).toBe("unfinished");
  expect(filesAtHost()).not.toContain("content/files");
});
