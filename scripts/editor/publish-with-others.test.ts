import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import {
  atHost,
  edit,
  editHere,
  here,
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
} from "../testing/editor/published-site.ts";

serveSites();

itWithGit("brings others' changes of other files here, and sends both", async () => {
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

itWithGit("brings what others send while it sends, and sends again", async () => {
  await published();
  edit("other/content/pages/home.yaml", "Van een ander");
  const push = "unset $(git rev-parse --local-env-vars)\ngit -C ../other push -q origin HEAD:main";
  write("site/.git/hooks/pre-push", `#!/bin/sh\nrm "$0"\n${push}\n`);
  chmodSync(join(place, "site/.git/hooks/pre-push"), 0o755);
  run("other", "commit", "-qam", "Elsewhere");
  editHere("Van mij");
  await succeed();
  expect(atHost("content/pages/home.yaml")).toContain("Van een ander");
  expect(atHost("content/pages/about.yaml")).toContain("Van mij");
});

for (const choice of ["mine", "theirs"] as const)
  itWithGit(`shows both versions of a file, keeps ${choice}, and loses neither`, async () => {
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
  });

itWithGit("a file that one has deleted and another has changed is shown, too", async () => {
  await published();
  publishElsewhere("content/products/merel.yaml", "Merel van een ander");
  rmSync(join(place, "site/content/products/merel.yaml"));
  const file = "content/products/merel.yaml";
  expect((await publisher.prepare()).repository.both).toMatchObject([{ file }]);
  await publisher.publish({ message: "Edit", choices: { [file]: "mine" } });
  expect(run("host.git", "ls-tree", "-r", "--name-only", "HEAD")).not.toContain(file);
});

itWithGit("a repository that its host has begun with a file of its own is joined", async () => {
  run("", "init", "--quiet", "--bare", "-b", "main", "host.git");
  run("", "clone", "--quiet", "host.git", "other");
  write("other/LICENSE", "MIT");
  pushElsewhere();
  // A path on a disk, where others have an address.
  await publisher.connect({ address: join(place, "host.git") });
  await succeed({ message: "Begin" });
  expect(read("site/LICENSE")).toBe("MIT");
  expect(run("host.git", "ls-tree", "--name-only", "HEAD")).toContain("content");
});

itWithGit(
  "others' changes of a file that the owner has changed beside the content overwrite nothing",
  async () => {
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
  },
);

itWithGit("what does not fit together after others' changes is not sent", async () => {
  await published();
  publishElsewhere("content/pages/home.yaml", "Lorem ipsum dolor");
  editHere("Van mij");
  expect(await refused()).toBe("mergedWrong");
  expect(atHost("content/pages/about.yaml")).not.toContain("Van mij");
});
