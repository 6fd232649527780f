import { readFileSync, symlinkSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hasLinks } from "../testing/system.ts";
import { editFiles, servedFirm, temporaryContent } from "../testing/temporary-content.ts";
import { createEditing } from "./editing.ts";
import { realPathInside } from "./journal.ts";

it("each start of a server has a token of its own", () => {
  const tokens = [createEditing(), createEditing()].map(
    ({ pages }) => /"token":"([^"]+)"/.exec(pages.head("home"))?.[1],
  );
  expect(tokens[0]).toMatch(/^[\w-]{32}$/);
  expect(tokens[0]).not.toBe(tokens[1]);
});

it("a file is opened in an editor for a page of this server, from this machine alone", () => {
  const { pages } = createEditing();
  const [, token] = /"token":"([^"]+)"/.exec(pages.head("home")) ?? [];
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

it.skipIf(!hasLinks)(
  "a link out of the folder is refused, also where it is put after the check has read the file",
  () => {
    const [folder, link] = [temporaryContent(), "pages/link.yaml"];
    symlinkSync(join(import.meta.dirname, "answer.test.yaml"), join(folder, link));
    expect(realPathInside(folder, join(folder, "site.yaml"))).toMatch(/site\.yaml$/);
    expect(() => realPathInside(folder, join(folder, link))).toThrow("isLink");
  },
);
