import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { UserError } from "../../src/engine/check/user-error.ts";
import { readPack } from "../../src/engine/site/packs/read-pack.ts";
import { Editor } from "../../src/panel/answers/editor.ts";
import type { EditableFile, Refusal } from "../../src/panel/protocol/editable-text.ts";
import { tabHeader, type Words } from "../../src/panel/protocol/protocol.ts";
import { requests } from "../../src/panel/protocol/requests.ts";
import { casesIn } from "../../src/testing/hold-cases.ts";
import { lazy, memoize } from "../../src/words/memoize.ts";
import { disk } from "../disk/disk.ts";
import { askServer, listenTo } from "../testing/build/ask-server.ts";
import { filesWithTexts } from "../testing/files/files-with-texts.ts";
import { hasLinks } from "../testing/system.ts";
import { firmCopy } from "../testing/temporary-content.ts";
import { handleRequests } from "./answer.ts";
import { checkNow } from "./disk-workspace.ts";

const token = "a".repeat(32);
const place = "pages/about#/heading";

const folder = firmCopy("sample");
/** Address at which the development server listens, as it says itself. */
let address = "";
const pictures = readdirSync("e2e/firms/sample/pictures");
const logged: string[] = [];
const vite = {
  config: { logger: { error: (text: string) => logged.push(text) } },
  httpServer: { address: () => ({ address }) },
} as unknown as ViteDevServer;
const onWritten = vi.fn();
/** The check of the development server, which is made again once a file is written. */
const checks = vi.fn(checkNow);
const check = lazy(checks);
onWritten.mockImplementation(check.forget);
const answer = handleRequests(vite, token, {
  ...{ check, onWritten, readerOf: () => "en" },
});
const server = createServer((request, response) => answer(request, response, () => {}));

let port: number;

beforeAll(async () => {
  port = await listenTo(server);
});
beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", folder);
  address = "127.0.0.1";
});
afterAll(() => void server.close());

interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends a request as the panel does, but for what differs. */
async function postRequest(name: string, body: string, { method = "POST", headers }: Sent = {}) {
  const own = {
    "content-type": "application/json",
    host: "localhost:5173",
    origin: "http://localhost:5173",
    "sec-fetch-site": "same-origin",
    "x-words-token": token,
  };
  const options = { port, path: `/${name}`, method, headers: { ...own, ...headers } };
  const { status, text } = await askServer(options, body);
  return { status, answer: JSON.parse(text) as unknown };
}

const askEditor = (name: string, body: object) => postRequest(name, JSON.stringify(body));

/** The hash of the file of a place, as the panel knows it. */
async function hashOfFile(place: string): Promise<string> {
  const { answer } = await askEditor("list", { page: "pages/about", place });
  const { files } = answer as { files: EditableFile[] };
  const hasPlace = ({ texts }: EditableFile) => texts.some((one) => one.place === place);
  return `${files.find(hasPlace)?.hash}`;
}
/** The hash of a file while nothing is written. */
const hashOnce = memoize(hashOfFile);

/** Whether an answer says in the panel's words, or in English, why something was not done. */
const isSaid = ({ word, message = "" }: Refusal) =>
  word ? word in (readPack(disk, "en").editor.words["refusals"] as Words) : /\.$/.test(message);

interface Asked extends Sent {
  name?: string;
  /** What differs in the body; null takes a key away. */
  body?: { place?: string; hash?: string; [key: string]: unknown };
  /** In place of a body. */
  raw?: string;
  /** How many letters the text, or the whole request, has. */
  long?: number;
}

/** What requests have in common, and those by what they are. */
interface AskedAlike extends Asked {
  requests: Readonly<Record<string, Asked & { status: number }>>;
}

for (const { requests, ...common } of casesIn<AskedAlike[]>(
  import.meta.dirname,
  "answer.test.yaml",
))
  for (const [what, { status, ...own }] of Object.entries(requests))
    it(what, async () => {
      const { name = "save", raw, long = 1, method } = { ...common, ...own };
      const before = filesWithTexts(folder);
      const body = { ...common.body, ...own.body };
      const hash = await hashOnce(body.place?.startsWith("products/") ? body.place : place);
      const given = { place, text: "x".repeat(long), hash, ...body };
      const whole = JSON.stringify(given, (_, value) => value ?? undefined);
      const sent = { ...(method && { method }), headers: { ...common.headers, ...own.headers } };
      const { status: found, answer } = await postRequest(name, raw?.repeat(long) ?? whole, sent);
      expect([found, answer]).toEqual([status, expect.toSatisfy(isSaid)]);
      expect(filesWithTexts(folder)).toEqual(before);
      expect(readdirSync(join(folder, "pictures"))).toEqual(pictures);
      expect(logged).toEqual([]);
    });

it("nobody but a page of the server asks for anything, or sends a picture", async () => {
  for (const name of Object.keys(requests))
    for (const wrong of [{ origin: "http://evil.example" }, { "x-words-token": "" }])
      for (const type of ["application/json", "application/octet-stream"]) {
        const headers = { ...wrong, "content-type": type };
        expect(await postRequest(name, "{}", { headers }), name).toMatchObject({ status: 403 });
      }
});

it("a message that is too long is refused before Git runs", async () => {
  vi.stubEnv("PATH", "");
  const asked = { message: "x".repeat(3000) };
  expect(await askEditor("publish", asked)).toMatchObject({ answer: { word: "noMessage" } });
  vi.unstubAllEnvs();
});

it("nothing is written of a request whose length lies", async () => {
  const before = filesWithTexts(folder);
  const own = await hashOfFile(place);
  const picture = "pages/about#/sections/1/items/0/image";
  const query = new URLSearchParams({ place: picture, at: "", hash: own, name: "a.svg" });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  for (const length of [svg.length + 1, 9]) {
    const socket = connect(port, "127.0.0.1");
    const lines = [
      `POST /picture?${query} HTTP/1.1`,
      ...["host: localhost:5173", "origin: http://localhost:5173", `x-words-token: ${token}`],
      ...["content-type: application/octet-stream", `content-length: ${length}`, "", svg],
    ];
    socket.end(lines.join("\r\n"));
    expect(await text(socket), `${length}`).not.toMatch(/^HTTP\/1\.1 200/);
  }
  expect([filesWithTexts(folder), logged]).toEqual([before, []]);
});

it("writes for a page of the server itself, also behind HTTPS", async () => {
  for (const [text, headers] of [
    ["Written", {}],
    ["Written by HTTPS", { origin: "https://localhost:5173" }],
  ] as const) {
    const body = JSON.stringify({ place, text, hash: await hashOfFile(place) });
    expect(await postRequest("save", body, { headers })).toEqual({ status: 200, answer: {} });
    expect(readFileSync(join(folder, "pages/about.yaml"), "utf8")).toContain(`heading: ${text}\n`);
  }
});

it("the server hears which files are written, and by which tab, before the panel does", async () => {
  const hash = await hashOfFile(place);
  onWritten.mockClear();
  const ask = (name: string, asked: object) =>
    postRequest(name, JSON.stringify(asked), { headers: { [tabHeader]: "a tab" } });
  const create = { action: "create", what: "page", title: "Prices", links: [], hash: "", from: "" };
  await ask("look", { place, text: "Written again" });
  await ask("save", { place, text: "Refused", hash: "of another state" });
  await ask("file", { ...create, isTrial: true });
  expect(onWritten, "Nothing is written.").not.toHaveBeenCalled();
  await ask("save", { place, text: "Written again", hash });
  await ask("file", { ...create, isTrial: false });
  await ask("undo", {});
  const [about, prices] = ["about", "prices"].map((name) => join(folder, `pages/${name}.yaml`));
  expect(onWritten.mock.calls).toEqual([
    [[about], "a tab"],
    [[prices], "a tab"],
    [[prices], "a tab"],
  ]);
});

it("nothing is found in a text that another tab has taken away since it was typed, and it is not saved", async () => {
  const gone = { place: "pages/about#/sections/99/heading", text: "Two  blanks" };
  const found = await postRequest("look", JSON.stringify(gone));
  expect(found).toEqual({ status: 200, answer: { findings: [] } });
  const saved = await postRequest(
    "save",
    JSON.stringify({ ...gone, hash: await hashOfFile(place) }),
  );
  expect(saved).toMatchObject({ status: 404, answer: { word: "textGone" } });
});

it("one check serves the panel until a file is written, or another program has changed one", async () => {
  const list = () => hashOfFile(place);
  const hash = await list();
  checks.mockClear();
  await list();
  expect(checks).not.toHaveBeenCalled();
  expect(await askEditor("save", { place, text: "Again", hash })).toMatchObject({ status: 200 });
  await list();
  await list();
  expect(checks).toHaveBeenCalledOnce();
  const file = join(folder, "pages/about.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("Again", "By another program"));
  const late = await askEditor("save", { place, text: "Late", hash: await list() });
  expect(late).toMatchObject({ status: 409 });
  const now = await askEditor("save", { place, text: "On time", hash: await list() });
  expect(now).toMatchObject({ status: 200 });
});

it.skipIf(!hasLinks)("does not follow a link in place of a file", async () => {
  const hash = await hashOfFile(place);
  const [file, outside] = [join(folder, "pages/about.yaml"), join(folder, "../outside.yaml")];
  renameSync(file, outside);
  symlinkSync(outside, file);
  const text = readFileSync(outside, "utf8");
  expect(await askEditor("save", { place, text: "Out", hash })).toMatchObject({ status: 404 });
  expect(readFileSync(outside, "utf8")).toBe(text);
  rmSync(file);
  renameSync(outside, file);
});

it("shows the texts, and writes nothing, where other machines reach the server", async () => {
  const hash = await hashOfFile(place);
  address = "0.0.0.0";
  const before = filesWithTexts(folder);
  const { answer } = await askEditor("list", { page: "pages/about", place: "" });
  expect(answer).toMatchObject({ isReadOnly: true });
  const ofPublishing = ["todo", "prepare", "publish", "connect", "arrived", "takeBack", "archive"];
  for (const name of ["save", "change", "file", "picture", "undo", "redo", ...ofPublishing])
    expect(await askEditor(name, { place, text: "x", hash }), name).toEqual({
      status: 403,
      answer: { word: "readOnly", slots: {} },
    });
  expect(filesWithTexts(folder)).toEqual(before);
});

it("the panel's words report a full disk and a read-only folder", async () => {
  const codes = ["ENOSPC", "EROFS", "EACCES"].map((code) => Object.assign(new Error(), { code }));
  for (const error of [...codes, new UserError("It cannot be written.", { cause: codes[0] })]) {
    vi.spyOn(Editor.prototype, "save").mockImplementationOnce(() => {
      throw error;
    });
    const body = JSON.stringify({ place, text: "x", hash: "", others: [] });
    expect(await postRequest("save", body), error.message).toEqual({
      status: 422,
      answer: { word: "cannotWrite" },
    });
  }
});
