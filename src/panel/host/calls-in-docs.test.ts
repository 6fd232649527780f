import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const docs = read("../../../docs/edit-anywhere.md");
const rows = docs.split("\n").flatMap((line) => {
  const cells = line.split("|").slice(1, -1);
  return cells.length === 4 ? [cells] : [];
});
const [signIn, queries] = [read("sign-in.ts"), read("github-queries.ts")];

it.each([
  ["github", 1, /"(\/(?:repos|user)\b[^"\s]*)"/g],
  ["gitlab", 2, /\$\{project\}(\/[\w/-]+)/g],
  ["forgejo", 3, /\$\{repo\}(\/[\w/-]+)/g],
] as const)("the guide has the calls of %s, and no others", (name, column, calls) => {
  const own = read(`${name}.ts`);
  const told = rows.flatMap((cells) => [...`${cells[column]}`.matchAll(/`([^`]+)`/g)]);
  const spans = told.map(([, span = ""]) => span);
  expect(spans.length).toBeGreaterThan(8);
  const missing = spans.flatMap((span) =>
    span.split(name === "github" ? /$/ : /\{\w+\}/).filter((part) => {
      return part && !`${own}${signIn}${queries}`.includes(part);
    }),
  );
  expect(missing).toEqual([]);
  const made = [...own.matchAll(calls)].map(([, path = ""]) => path);
  expect(made.length).toBeGreaterThan(4);
  expect(made.filter((path) => !spans.some((span) => span.startsWith(path)))).toEqual([]);
});

it("the guide names the versions of descriptions that the tests use", () => {
  const { devDependencies } = JSON.parse(read("../../../package.json"));
  for (const name of ["@octokit/graphql-schema", "@octokit/openapi-types", "forgejo-js"])
    expect(docs).toContain(`\`${name}\` ${devDependencies[name]} `);
});
