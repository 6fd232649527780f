import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { starterText } from "../../src/engine/edit/starter-text.ts";
import "../disk/read-package.ts";
import { isBegun, runJob, type WorkflowContext } from "../testing/suites/workflow.ts";
import { isPosix } from "../testing/system.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { someDaily } from "../testing/whole.ts";

interface Case {
  origin?: string;
  sample?: boolean;
  event?: string;
  branch?: string;
  main?: string;
  repository?: string;
  base?: string;
  /** Whether it is published, and the notice that the workflow prints. */
  published: boolean;
  said?: RegExp;
  /** The path for which it is built. */
  path?: string;
}

const cases: readonly (readonly [what: string, Case])[] = [
  ["the default branch", { published: true }],
  ["a default branch of another name", { branch: "master", main: "master", published: true }],
  [
    "another branch",
    { branch: "draft", published: false, said: /Only the default branch .*: main$/m },
  ],
  ["a change that is proposed", { event: "pull_request", branch: "x", published: false }],
  ["the day of a post", { event: "schedule", branch: "trunk", published: true }],
  ["a sample", { sample: true, published: false, said: /still says sample: true$/m }],
  ["a project", { origin: "https://kiln.github.io", published: true, path: "/Pots/" }],
  [
    "a quoted origin",
    { origin: "'https://Kiln.github.io' # ours.", published: true, path: "/Pots/" },
  ],
  [
    "a firm's own repository",
    { origin: "https://kiln.github.io", repository: "Kiln/kiln.github.io", published: true },
  ],
  [
    "a path of its own",
    { origin: "https://kiln.github.io", base: "/x/", published: true, path: "/x/" },
  ],
  ["another domain", { origin: "https://kiln.github.io.kiln.dev", published: true }],
];

/** The workflow of a new site. */
const begun = join(temporaryFolder({ "site.yml": `${starterText("site.yml", "en")}` }), "site.yml");

// GitHub's machines have bash.
describe.skipIf(!isPosix).each([
  ["starter/site.yml", begun],
  [".github/workflows/site.yml", ".github/workflows/site.yml"],
])("%s", (_, workflow) => {
  it.each(someDaily(cases, 6))("publishes where it should: %s", (_, one) => {
    const { origin = "https://www.kiln.dev", sample = false, event = "push" } = one;
    const { branch = "main", main = "main", repository = "Kiln/Pots", base, path = "" } = one;
    const cwd = temporaryFolder();
    for (const folder of ["content", "dist"]) mkdirSync(join(cwd, folder));
    writeFileSync(join(cwd, "content/site.yaml"), `sample: ${sample}\norigin: ${origin}\n`);
    const address = `https://www.kiln.dev${path || "/"}`;
    writeFileSync(join(cwd, "dist/index.html"), `<p><link rel="canonical" href="${address}"/></p>`);
    const context: WorkflowContext = {
      github: {
        event_name: event,
        ref: event === "pull_request" ? "refs/pull/1/merge" : `refs/heads/${branch}`,
        repository,
        event: { repository: event === "schedule" ? {} : { default_branch: main } },
      },
      vars: base ? { BASE_PATH: base } : {},
    };
    // Node's pipes are sockets, for which bash reads this file of somebody's own.
    writeFileSync(join(cwd, ".bashrc"), "exit 7\n");
    const { SHLVL, ...rest } = process.env;
    const env = { ...rest, HOME: cwd };
    const isRun = (command: string) => !/^np[mx] /.test(command);
    const job = runJob(workflow, "check", context, { cwd, env, isRun });
    expect(job.status).toBe(0);
    expect(job.said).toMatch(one.said ?? /^$/);
    expect(job.env["BASE_PATH"]).toBe(path);
    const upload = "actions/upload-pages-artifact";
    expect(job.reached.includes(upload)).toBe(one.published);
    const needs = { check: { result: "success", outputs: job.outputs } };
    expect(isBegun(workflow, "publish", { ...context, needs })).toBe(one.published);
    if (!one.published) return;
    const published = (page_url: string) => {
      const outputs = { deployment: { page_url } };
      return runJob(workflow, "publish", { ...context, needs, outputs }, { cwd, env }).said;
    };
    expect(published(`http://WWW.kiln.dev${path}`)).toBe("");
    expect(published("https://kiln.github.io/other/")).toMatch(
      new RegExp(`^::warning .*::${address} → https://kiln`),
    );
  });
});

// GNU's date, which GitHub's machines have.
describe.skipIf(process.platform !== "linux")("the scheduled runs", () => {
  /** What is due at a time, with a post of 12 December. */
  function due(contact: string, time: string) {
    const cwd = temporaryFolder();
    for (const folder of ["content", "bin"]) mkdirSync(join(cwd, folder));
    writeFileSync(join(cwd, "content/site.yaml"), `contact:\n  ${contact}\n`);
    writeFileSync(join(cwd, "content/post.yaml"), "title: Kiln\nday: 2026-12-12\n");
    const now = `[ "$1" = +%s ] && exec echo ${Date.parse(time) / 1000}`;
    const date = `#!/bin/sh\n${now}\nPATH=$OLD_PATH exec date "$@"\n`;
    writeFileSync(join(cwd, "bin/date"), date, { mode: 0o755 });
    const { PATH } = process.env;
    const env = { PATH: `${join(cwd, "bin")}:${PATH}`, OLD_PATH: PATH };
    const github = { event_name: "schedule", ref: "refs/heads/main", repository: "a/b", event: {} };
    const { outputs, said, status } = runJob(begun, "due", { github }, { cwd, env });
    expect([said, status]).toEqual(["", 0]);
    return Object.keys(outputs).filter((name) => outputs[name]);
  }

  const days: [contact: string, time: string, due: string[]][] = [
    ["timeZone: America/Los_Angeles", "2026-12-12T06:17Z", []],
    ["timeZone: America/Los_Angeles", "2026-12-12T12:17Z", ["build"]],
    ["timeZone: America/Los_Angeles", "2026-12-12T17:59Z", ["build"]],
    ["timeZone: America/Los_Angeles", "2026-12-12T18:17Z", []],
    ["timeZone: America/Los_Angeles", "2026-12-01T06:17Z", []],
    ["timeZone: America/Los_Angeles", "2026-12-01T12:17Z", ["first"]],
    ["timeZone: 'Pacific/Auckland' # NZ", "2026-12-11T12:17Z", ["build"]],
    ["country: AR", "2026-12-12T06:17Z", ["build"]],
    ["country: DE", "2026-12-12T00:17Z", ["build"]],
    ["country: US", "2026-12-12T00:17Z", ["build"]],
    ["email: post@kiln.dev", "2026-12-12T06:17Z", []],
  ];
  it.each(someDaily(days, 4))("go by the firm's day, once: %s at %s", (contact, time, found) => {
    expect(due(contact, time)).toEqual(found);
  });
});
