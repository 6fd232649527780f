import { expect, it } from "vitest";
import { hostOrigin, kindOfHost } from "./repository-at.ts";

it.each([
  ["https://github.com/quitte/site.git", "github", "https://api.github.com"],
  ["https://gitlab.com/a/b/site", "gitlab", "https://gitlab.com"],
  ["https://gitlab.firm.example/site", "gitlab", "https://gitlab.firm.example"],
  ["https://codeberg.org/quitte/site/", "forgejo", "https://codeberg.org"],
  ["https://gitea.firm.example/quitte/site", "forgejo", "https://gitea.firm.example"],
  ["https://code.firm.example/quitte/site", undefined, "https://code.firm.example"],
])("knows the host of %s", (address, kind, origin) => {
  expect(kindOfHost(address)).toBe(kind);
  expect(hostOrigin(address)).toBe(origin);
});
