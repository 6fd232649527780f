import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteConfig } from "../../export/site-config.ts";
import { editing } from "./editing.ts";
import { insideOf } from "./journal.ts";

it("acts in a development server alone, and builds and previews do not have it", () => {
  const { plugin } = editing();
  // Vite's preview would call `configurePreviewServer`, and builds the hooks of Rolldown.
  expect(Object.keys(plugin).sort()).toEqual(["configureServer", "name"]);
  const names = [siteConfig().plugins ?? []].flat(2).map((one) => one && "name" in one && one.name);
  expect(names).toContain("static-export");
  expect(names).not.toContain(plugin.name);
});

it("each start of a server has a token of its own", () => {
  const tokens = [editing(), editing()].map(
    ({ pages }) => /"token":"([^"]+)"/.exec(pages.head("", "home"))?.[1],
  );
  expect(tokens[0]).toMatch(/^[\w-]{32}$/);
  expect(tokens[0]).not.toBe(tokens[1]);
});

it("a file is opened in an editor for a page of this server, from this machine alone", () => {
  const { pages } = editing();
  const [, token] = /"token":"([^"]+)"/.exec(pages.head("", "home")) ?? [];
  const sent = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...{ host: "localhost:5173", origin: "http://localhost:5173", "x-words-token": token },
    },
    socket: { remoteAddress: "::1" },
  };
  const mayOpen = (other: object) =>
    pages.mayOpen({ ...sent, ...other } as unknown as IncomingMessage);
  expect(mayOpen({})).toBe(true);
  expect(mayOpen({ method: "GET" })).toBe(false);
  expect(mayOpen({ headers: { ...sent.headers, "x-words-token": "" } })).toBe(false);
  expect(mayOpen({ socket: { remoteAddress: "192.168.1.2" } })).toBe(false);
});

it("a link out of the folder is refused, also where it is put after the check has read the file", () => {
  const folder = mkdtempSync(join(tmpdir(), "inside-"));
  const content = join(folder, "content");
  mkdirSync(content);
  writeFileSync(join(folder, "outside.yaml"), "");
  writeFileSync(join(content, "own.yaml"), "");
  symlinkSync(join(folder, "outside.yaml"), join(content, "link.yaml"));
  expect(insideOf(content, join(content, "own.yaml"))).toMatch(/own\.yaml$/);
  for (const path of ["link.yaml", "../outside.yaml"])
    expect(() => insideOf(content, join(content, path))).toThrow(/is a link to a file elsewhere/);
});
