import { readFileSync, symlinkSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Connect } from "vite";
import { expect, it, vi } from "vitest";
import { hasLinks } from "../testing/system.ts";
import { editFiles, servedFirm, temporaryContent } from "../testing/temporary-content.ts";
import { realPathInside } from "./disk-workspace.ts";
import { createEditing } from "./editing.ts";

it("each start of a server has a token of its own", () => {
  const tokens = [createEditing(), createEditing()].map(
    ({ pages }) => /"token":"([^"]+)"/.exec(pages.head("home"))?.[1],
  );
  expect(tokens[0]).toMatch(/^[\w-]{32}$/);
  expect(tokens[0]).not.toBe(tokens[1]);
});

it("without a choice of a person, the panel is in the language that the site has by now, or had while its file could be read", () => {
  const folder = servedFirm("sample");
  const { pages } = createEditing();
  const site = readFileSync(join(folder, "site.yaml"), "utf8");
  const languageAfter = (text: string, cookie = "") => {
    editFiles(folder, { "site.yaml": text });
    pages.check.forget();
    const reader = pages.readerOf({ headers: { cookie } } as IncomingMessage);
    return /"language":"(\w+)"/.exec(pages.head("home", reader))?.[1];
  };
  const german = site.replace("language: en", "language: de");
  const chosen = "faircopy-language=fr";
  expect([site, german, ": ["].map((text) => languageAfter(text))).toEqual(["en", "de", "de"]);
  expect([german, ": ["].map((text) => languageAfter(text, chosen))).toEqual(["fr", "fr"]);
});

it.skipIf(!hasLinks)("a link out of the folder is refused", () => {
  const [folder, link] = [temporaryContent(), "pages/link.yaml"];
  symlinkSync(join(import.meta.dirname, "answer.test.yaml"), join(folder, link));
  expect(realPathInside(folder, join(folder, "site.yaml"))).toMatch(/site\.yaml$/);
  expect(() => realPathInside(folder, join(folder, link))).toThrow("isLink");
});

it("where the program fails, each page says so and has the panel", () => {
  servedFirm("sample");
  const { pages, plugin } = createEditing();
  const logged: string[] = [];
  const handlers: Connect.ErrorHandleFunction[] = [];
  const middlewares = { use: (...all: unknown[]) => handlers.push(all.at(-1) as never) };
  const config = { base: "/", logger: { error: (text: string) => logged.push(text) } };
  const configure = plugin.configureServer as (server: object) => () => void;
  configure({ config, middlewares })();
  const failing = () => {
    throw new TypeError("x is not a function");
  };
  pages.check = Object.assign(failing, { forget: () => {} });
  const end = vi.fn();
  const response = { headersSent: false, writeHead: () => response, end } as never;
  const request = { url: "/about", headers: { accept: "text/html" } } as never;
  for (const error of [new TypeError("x is not a function"), null, "words"])
    handlers.at(-1)?.(error, request, response, expect.unreachable);
  const [first = "", ...others] = end.mock.calls.flat();
  expect(first).toContain("<h1>The development server failed");
  expect(first).toMatch(/The check itself failed: x is not a function\n.*please report it/);
  for (const page of [first, ...others]) expect(page).toContain("src/panel/open-panel.ts");
  expect(others).toHaveLength(2);
  expect(logged[0]).toMatch(/^TypeError: x is not a function\n +at /);
});
