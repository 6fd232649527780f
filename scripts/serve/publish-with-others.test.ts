import { chmodSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import {
  atHost,
  edit,
  editHere,
  fakeBuild,
  here,
  hostAt,
  itOnCi,
  itWithGit,
  place,
  publishElsewhere,
  published,
  publisher,
  pushElsewhere,
  read,
  refused,
  run,
  serveSites,
  succeed,
  write,
} from "../testing/serve/published-site.ts";
import { Publisher } from "./publish.ts";

serveSites();

itOnCi("brings others' changes of other files here, and sends both", async () => {
  await published();
  publishElsewhere("content/pages/home.yaml", "Van een ander");
  editHere("Van mij");
  const { repository, pages } = await publisher.prepare();
  expect(repository.both).toEqual([]);
  expect(pages?.map(({ file }) => file)).toEqual(["about.html"]);
  await succeed();
  expect(read("site/content/pages/home.yaml")).toContain("Van een ander");
  expect(atHost("content/pages/home.yaml")).toContain("Van een ander");
  expect(atHost("content/pages/about.yaml")).toContain("Van mij");
});

itOnCi("brings what others send while it sends, and sends again", async () => {
  await published();
  edit("other/content/pages/home.yaml", "Van een ander");
  const commit = "git --git-dir=../host.git --work-tree=../other commit -qam Elsewhere";
  const push = `unset $(git rev-parse --local-env-vars)\n${commit}`;
  write("site/.git/hooks/pre-push", `#!/bin/sh\nrm "$0"\n${push}\n`);
  chmodSync(join(place, "site/.git/hooks/pre-push"), 0o755);
  editHere("Van mij");
  await succeed();
  expect(atHost("content/pages/home.yaml")).toContain("Van een ander");
  expect(atHost("content/pages/about.yaml")).toContain("Van mij");
});

for (const choice of ["mine", "theirs"] as const)
  (choice === "mine" ? itWithGit : itOnCi)(
    `shows both versions of a file, keeps ${choice}, and loses neither`,
    async () => {
      await published();
      publishElsewhere("content/pages/about.yaml", "Van een ander");
      editHere("Van mij");
      const file = "content/pages/about.yaml";
      const versions = [
        {
          file,
          mine: [expect.stringMatching(/^-/), expect.stringMatching(/^\+.*Van mij$/)],
          theirs: [expect.stringMatching(/^-/), expect.stringMatching(/^\+.*Van een ander$/)],
        },
      ];
      expect((await publisher.prepare()).repository.both).toEqual(versions);
      expect(await publisher.publish({ message: "Edit" })).toMatchObject({
        state: "both",
        both: versions,
      });
      expect(read(`site/${file}`), "Nothing has changed here.").toContain("Van mij");
      expect(atHost(file)).toContain("Van een ander");
      const asked = { message: "Edit", choices: { [file]: choice } };
      await succeed(asked);
      const words = choice === "mine" ? "Van mij" : "Van een ander";
      expect([atHost(file), read(`site/${file}`).trimEnd()]).toEqual([
        expect.stringContaining(words),
        expect.stringContaining(words),
      ]);
      const history = run("host.git", "log", "-p", "-m", "--", file);
      expect(history).toContain("Van mij");
      expect(history).toContain("Van een ander");
      expect(run("site", "status", "--porcelain")).toBe("");
    },
  );

itWithGit("merges other words of a file that somebody else has changed", async () => {
  await published();
  const file = "content/pages/about.yaml";
  write(`other/${file}`, read(`other/${file}`).replace(/^heading: .*$/m, "heading: Van hen"));
  pushElsewhere();
  editHere("Van mij");
  expect((await publisher.prepare()).repository.both).toEqual([]);
  await succeed();
  for (const text of [atHost(file), read(`site/${file}`)]) {
    expect(text).toContain("Van mij");
    expect(text).toContain("Van hen");
  }
});

itOnCi("a file that one has deleted and another has changed is shown, too", async () => {
  await published();
  publishElsewhere("content/products/merel.yaml", "Merel van een ander");
  rmSync(join(place, "site/content/products/merel.yaml"));
  const file = "content/products/merel.yaml";
  const { repository, titles } = await publisher.prepare();
  expect(repository.both).toMatchObject([{ file }]);
  expect(titles, "By their names, as they have no titles.").toEqual(["merel"]);
  await publisher.publish({ message: "Edit", choices: { [file]: "mine" } });
  expect(run("host.git", "ls-tree", "-r", "--name-only", "HEAD")).not.toContain(file);
});

itOnCi("a repository that its host has begun with a file of its own is joined", async () => {
  run("", "init", "--quiet", "--bare", "-b", "main", "host.git");
  write("other/LICENSE", "MIT");
  pushElsewhere();
  // A path on a disk, where others have an address.
  await publisher.connect({ address: join(place, "host.git") });
  await succeed({ message: "Begin" });
  expect(read("site/LICENSE")).toBe("MIT");
  expect(run("host.git", "ls-tree", "--name-only", "HEAD")).toContain("content");
});

itOnCi("others' changes overwrite no file of the owner's", async () => {
  await published();
  write("other/package.json", '{ "name": "theirs" }');
  pushElsewhere();
  write("site/package.json", '{ "name": "mine" }');
  editHere("Van mij");
  expect(await refused()).toBe("ownChanges");
  expect(read("site/package.json")).toBe('{ "name": "mine" }');
  write("site/package.json", "{}");
  write("site/notes.txt", "For the owner alone.");
  write("other/notes.txt", "Theirs.");
  pushElsewhere();
  expect(await refused()).toBe("ownChanges");
  expect(read("site/notes.txt")).toBe("For the owner alone.");
  expect(here()).toContain("Van mij");
});

const home = "content/pages/home.yaml";
const wrong = "Lorem ipsum dolor";

itOnCi("a mistake of somebody else is named so, and the next press brings its mend", async () => {
  await published();
  publishElsewhere(home, wrong);
  editHere("Van mij");
  expect(await refused()).toBe("mergedWrong Bea");
  expect(atHost("content/pages/about.yaml")).not.toContain("Van mij");
  expect(read(`site/${home}`)).toContain(wrong);
  expect(await refused(), "It is not mended yet.").toBe("mergedWrong Bea");
  editHere("Van mij, en later");
  publishElsewhere(home, "Hersteld");
  run("site", "remote", "set-url", "origin", "http://127.0.0.1:9/host.git");
  expect(await refused()).toBe("offline");
  run("site", "remote", "set-url", "origin", hostAt("host.git"));
  const twice = [publisher.publish({ message: "One" }), publisher.publish({ message: "Two" })];
  expect(await Promise.all(twice)).toMatchObject([{ state: "published" }, { state: "published" }]);
  expect(atHost(home)).toContain("Hersteld");
  expect(atHost("content/pages/about.yaml")).toContain("Van mij, en later");
  expect(run("site", "status", "--porcelain")).toBe("");
});

itOnCi("a mistake is brought and mended where this folder has nothing of its own", async () => {
  await published();
  run("site", "branch", "--unset-upstream");
  publishElsewhere(home, wrong);
  expect(await refused()).toBe("mergedWrong Bea");
  publishElsewhere(home, "Hersteld");
  await publisher.publish({ message: "Edit" });
  expect([read(`site/${home}`).includes("Hersteld"), run("site", "status", "--porcelain")]).toEqual(
    [true, ""],
  );
  expect(await publisher.publish({ message: "Edit" })).toMatchObject({ state: "nothing" });
});

itOnCi("a mistake of somebody else can be mended here, and theirs is then a choice", async () => {
  await published();
  publishElsewhere(home, wrong);
  editHere("Van mij");
  expect(await refused()).toBe("mergedWrong Bea");
  edit(`site/${home}`, "Hier hersteld");
  publishElsewhere(home, "Daar hersteld");
  expect(await publisher.publish({ message: "Edit" })).toMatchObject({
    state: "both",
    both: [{ file: home }],
  });
  await succeed({ message: "Edit", choices: { [home]: "theirs" } });
  expect(atHost(home)).toContain("Daar hersteld");
});

itOnCi("what is unfinished here alone is nobody else's", async () => {
  await published();
  publishElsewhere(home, "Van een ander");
  edit(`site/${home}`, wrong);
  expect(await refused(), "Theirs would overwrite it.").toBe("unfinished");
  editHere('"…"');
  run("site", "checkout", "-q", home);
  expect(await refused()).toBe("unfinished");
  expect([read(`site/${home}`).includes("Van een ander"), here()]).toEqual([
    true,
    expect.stringContaining("…"),
  ]);
  editHere("Af");
  await succeed();
});

itOnCi("what fits together with nobody's changes alone is not sent", async () => {
  await published();
  const check = (folder: string) => {
    const all = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    const isBoth = all.some((text) => text.includes("Van een ander"));
    return {
      faults: isBoth && all.some((one) => one.includes("Van mij")) ? ["No."] : [],
      remarks: [],
    };
  };
  const strict = new Publisher(fakeBuild, check, () => join(place, "kept"));
  publishElsewhere(home, "Van een ander");
  editHere("Van mij");
  const refusal = { word: "mergedWrong", slots: { names: "Bea" } };
  await expect(strict.publish({ message: "Edit" })).rejects.toMatchObject(refusal);
  expect(atHost("content/pages/about.yaml")).not.toContain("Van mij");
  publishElsewhere(home, "Hersteld");
  expect(await strict.publish({ message: "Edit" })).toMatchObject({ state: "published" });
});
