import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { aboutTool } from "./about-tool.ts";

it("names the version that package.json has", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(aboutTool({}).version).toBe(version);
});

const repository = "https://code.example/a/site";
it.each([
  ["git+https://code.example/a/site.git"],
  ["https://code.example/a/site"],
  [{ url: "git+https://code.example/a/site.git" }],
])("takes the address of the repository from %j", (said) => {
  expect(aboutTool({}, { version: "1.2.3", repository: said })).toEqual({
    version: "1.2.3",
    repository,
    rulesPage: `${repository}/blob/HEAD/docs/content.md`,
  });
});

it("takes the repository, and the commit, in which GitHub runs it before that", () => {
  const environment = {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "b/site",
    GITHUB_SHA: "abc",
  };
  expect(aboutTool(environment, { version: "1.2.3", repository })).toMatchObject({
    repository: "https://github.com/b/site",
    rulesPage: "https://github.com/b/site/blob/abc/docs/content.md",
  });
});

it.each([undefined, "github:a/site", "git@code.example:a/site.git"])(
  "gives no address where %j names none for browsers",
  (said) => {
    const manifest = { version: "1.2.3", ...(said && { repository: said }) };
    expect(aboutTool({}, manifest)).toEqual({ version: "1.2.3" });
  },
);
