import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { disk } from "../../../scripts/disk/disk.ts";
import { diskWorkspace } from "../../../scripts/serve/disk-workspace.ts";
import { bundledForBrowsers, givenOf } from "../../../scripts/testing/engine/without-node.ts";
import { type Asked, answersOf } from "../../../scripts/testing/serve/answer-from-memory.ts";
import { editor, serve, texts } from "../../../scripts/testing/serve/served-firm.ts";
import { isThorough } from "../../../scripts/testing/whole.ts";

const [page, file] = ["pages/ueber-uns", "pages/ueber-uns.yaml"];

const asked: Asked = [
  ["list", { page, place: "" }],
  ["form", { asked: [{ place: `${page}#` }] }],
  ["look", { place: `${page}#/title`, text: "Zwei  Wörter" }],
  ["save", { place: `${page}#/title`, text: "Über das Haus", hash: file }],
  [
    "change",
    { place: `${page}#/title`, list: `${page}#/sections`, hash: file, action: "delete", index: 1 },
  ],
  [
    "file",
    {
      action: "create",
      what: "page",
      title: "Der Garten",
      links: ["footer"],
      from: page,
      isTrial: false,
    },
  ],
  [
    "file",
    { action: "rename", what: page, title: "das-haus", from: page, hash: file, isTrial: false },
  ],
  ["undo", {}],
  ["todo", {}],
];

it.runIf(isThorough)("requests without Node change files as on a disk", async () => {
  serve("german");
  const given = givenOf(diskWorkspace.folder, disk.today(), "de");
  const { code, imports } = await bundledForBrowsers("serve/answer-from-memory.ts");
  expect(imports).toEqual([]);
  const place = createContext({
    ...{ TextDecoder, TextEncoder, URL, structuredClone },
    ...{ given: JSON.stringify(given), asked, page },
  });
  const answer = `engine.answerFromMemory(JSON.parse(given), asked, page)`;
  const [found, files] = await runInContext(`${code}; ${answer}`, place);
  const onDisk = await answersOf(editor, asked, page, "de");
  expect(JSON.parse(found)).toEqual(JSON.parse(onDisk));
  const changed = Object.entries(texts()).map(
    ([name, text]) => [`${given.directory}/${name}`, text] as const,
  );
  const inMemory = new Map<string, string>(JSON.parse(files));
  expect([...inMemory].filter(([name]) => name.endsWith(".yaml"))).toEqual(changed.sort());
  expect(texts()[file]).toContain("Über das Haus");
});
