import { chmodSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";
import { type Connect, createServer, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Diagnostic, schemaFinding } from "../../src/engine/diagnostic.ts";
import { contentEvent } from "../../src/panel/protocol/protocol.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { packageRoot } from "../package.ts";
import { answerOf, askServer } from "../testing/build/ask-server.ts";
import { fixtureContent } from "../testing/files/fixture-content.ts";
import { hasLinks, isPosix } from "../testing/system.ts";
import { temporaryContent, temporaryFolder } from "../testing/temporary-content.ts";
import { isThorough } from "../testing/whole.ts";
import { keepOthersOut, servePages } from "./dev-server.ts";
import { followChanges } from "./follow-changes.ts";
import type { Renditions } from "./pictures/renditions.ts";
import type { PageEditing } from "./render/page-editing.ts";
import { siteConfig } from "./site-config.ts";

afterEach(() => void vi.useRealTimers());

/** The server of a site below a path, with former addresses, and with files that the owner was given. */
function pages(files: Record<string, string> = {}): Connect.NextHandleFunction {
  vi.stubEnv("CONTENT_DIR", temporaryContent(files));
  const content = fixtureContent();
  Object.assign(content.pages["contact"] ?? {}, { formerly: ["reach-us", "old/us.php"] });
  const server = { config: { base: "/repo/" } } as ViteDevServer;
  const noPictures = () => ({ files: new Map() }) as unknown as Renditions;
  const sound = () => ({ contents: [content] as [typeof content], unfinished: "" });
  return servePages(server, sound, noPictures);
}

it.each([
  ["files/price-list.pdf", "application/pdf"],
  ["files/drawing.dxf", "application/octet-stream"],
  ["files/root/google0123abc.html", "text/html"],
  ["files/root/favicon.ico", "image/x-icon"],
])("an owner's file is sent as it is: %s", async (file, type) => {
  const handler = pages({ [file]: "%PDF-1.7 <!doctype html><script>top.ran = true</script>" });
  const { status, headers } = await answerOf(handler, `/${file.replace("files/root/", "")}`);
  expect([status, headers["content-type"]]).toEqual([200, type]);
  // So that it is no document of the site, see below.
  expect(headers["content-security-policy"]).toBeUndefined();
});

describe("a server whose content lies next to the sources, as in a clone", () => {
  const content = join(packageRoot, "e2e/firms/kilns");
  const sealed = "sandbox; frame-ancestors 'none'";
  let server: ViteDevServer;

  beforeAll(async () => {
    vi.stubEnv("CONTENT_DIR", content);
    server = await createServer({
      ...siteConfig(),
      cacheDir: temporaryFolder(),
      logLevel: "silent",
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, host: "127.0.0.1", watch: null, hmr: false },
    });
    await server.listen();
  });

  afterAll(() => server.close());

  async function answerFor(path: string) {
    const port = Number(new URL(`${server.resolvedUrls?.local[0]}`).port);
    const answer = await askServer({ port, path, headers: { accept: "text/html" } });
    return { ...answer, policy: answer.headers["content-security-policy"] };
  }

  it("Vite serves no file of the content, however its address is written", async () => {
    const file = join(content, "pictures/firing-curve.svg");
    const path = `/${relative(packageRoot, file)}`;
    const places = [
      ...[path, `/@fs${file}`, `/@fs/${file}`, `/@fs/../@fs${file}`, `/@id${file}`, `/@id/${path}`],
      ...[`/src/..${path}`, `/src/..%2f${path.slice(1)}`, `/src/%2e%2e${path}`, `/./${path}`],
      ...[`/@fs${packageRoot}src/..${path}`, `/@fs${packageRoot}src/%2e%2e${path}`, `/${path}`],
      ...[file, path.replace("kilns", "KILNS"), `${path}/`, `${path}%00`, `${path}%20`],
      ...[path.replaceAll("/", "%2f"), path.replace("e2e", "%65%32e"), path.replace(".", "%2E")],
      ...[path.replace(".", "%252e"), path.replaceAll("/", "\\")],
    ];
    const ends = ["?", "?url", "?inline", "?import", "?import&url", "?raw??", "?url&raw", "?v=1"];
    ends.push("?worker", "?sharedworker", "?worker_file", "?wasm?init", "?html-proxy", "?direct");
    ends.push("?used", "?%72aw", "#a", "?.svg?raw", "?import&%72aw", "?raw&import");
    const addresses = [
      ...["", "?import&raw"].flatMap((end) => places.map((place) => place + end)),
      ...places.slice(0, 2).flatMap((place) => ends.map((end) => place + end)),
    ];
    for (const address of addresses) {
      const { status, text } = await answerFor(address);
      expect.soft(status, address).toBeGreaterThanOrEqual(400);
      expect.soft(text, address).not.toContain("960 640");
    }
  });

  // Browser tests of the panel load such scripts too.
  it.runIf(isThorough)("each script that a page loads on need is there", async () => {
    const { text } = await answerFor("/");
    const addresses = new Set(text.match(/(?<=data-[a-z-]+="[^"]*)\/src\/\S+?\.tsx?/g));
    expect(addresses.size).toBeGreaterThan(1);
    for (const address of addresses) expect((await answerFor(address)).status, address).toBe(200);
  });

  it("only pages are documents that run scripts", async () => {
    for (const path of ["/", "/no/such"])
      expect((await answerFor(path)).policy, path).toBe("frame-ancestors 'none'");
    for (const path of [
      "/icon.svg",
      "/favicon.ico",
      "/src/panel/start-app.ts",
      "/src/site/routes.ts?raw",
      "/@vite/client",
    ])
      expect(await answerFor(path), path).toMatchObject({ policy: sealed, status: 200 });
  });
});

it("a former address redirects temporarily, whatever its ending", async () => {
  for (const url of ["/reach-us", "/reach-us/", "/reach-us.html?a=b", "/old/us.php"]) {
    const { status, headers } = await answerOf(pages(), url);
    expect([status, headers["location"]]).toEqual([302, "/repo/contact"]);
  }
});

it("no other origin frames or sniffs what the server sends, and nobody opens a file in an editor", async () => {
  const use = vi.fn<(handler: Connect.NextHandleFunction) => void>();
  keepOthersOut({ middlewares: { use } } as unknown as ViteDevServer);
  const [[guard] = []] = use.mock.calls;
  const statusOf = async (path: string) =>
    (await answerOf(guard as Connect.NextHandleFunction, path)).status;
  const { headers, status } = await answerOf(guard as Connect.NextHandleFunction, "/files/a.pdf");
  expect(status).toBe(204);
  expect(headers["content-security-policy"]).toBe("sandbox; frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const paths = [
    "/__open-in-editor?file=a:1",
    "/__OPEN-in-editor?file=a",
    "/fr/__open-in-editor?file=a",
  ];
  for (const path of paths) expect(await statusOf(path), path).toBe(403);
});

/** A server that is told of changes, and the messages that it has sent to a page that follows them and to another. */
function changing(forget = vi.fn(), diagnostics: Diagnostic[] = []) {
  const [onFile, onMessage, invalidateModule, use] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const [following, other] = [{ send: vi.fn() }, { send: vi.fn() }];
  const ids = ["\0virtual:layouts", "/src/site/data/site-context.ts", "\0virtual:page/home"];
  const idToModuleMap = new Map(ids.map((id) => [id, id]));
  const server = {
    middlewares: { use },
    watcher: { on: onFile, add: vi.fn() },
    environments: { ssr: { moduleGraph: { idToModuleMap, invalidateModule } } },
    ws: { on: onMessage, clients: new Set([following, other]) },
  } as unknown as ViteDevServer;
  const check = Object.assign(() => ({ diagnostics }), { forget: vi.fn() });
  const editing = { version: 7, check } as unknown as PageEditing;
  const onceMore = followChanges(server, editing, { forget });
  const follow = (version: number, page = "following") =>
    onMessage.mock.calls[0]?.[1](version, page === "other" ? other : following);
  follow(7);
  const heard = (name: string) => onFile.mock.calls.find(([one]) => one === name)?.[1];
  /** Has the system report a file, waits, and returns what the two pages were sent. */
  async function change(file: string, event = "change") {
    await heard("all")(event, file);
    vi.advanceTimersByTime(100);
    return sentTo();
  }
  const sentTo = () => [following, other].map(({ send }) => send.mock.calls.splice(0));
  return {
    check,
    editing,
    follow,
    change,
    sentTo,
    onceMore,
    refuse: () => heard("error")(),
    ask: (url: string) => use.mock.calls[0]?.[0]({ url }, undefined, () => {}),
    invalidated: () => invalidateModule.mock.calls.map(String),
  };
}

it("the first page shows what has changed since the start, when nobody watched", () => {
  const { ask, check } = changing();
  for (const [url, times] of [
    ["/src/site/app.tsx", 0],
    ["/", 1],
    ["/about", 1],
  ] as const) {
    ask(url);
    expect(check.forget, url).toHaveBeenCalledTimes(times);
  }
});

it("where the system watches no more files, each page is made again at a request", () => {
  const { ask, check, refuse } = changing();
  ask("/");
  refuse();
  for (const _ of ["next", "last"]) ask("/");
  expect(check.forget).toHaveBeenCalledTimes(3);
});

it("a content folder that is gone, or back, is read again with the next page", () => {
  const folder = temporaryContent();
  vi.stubEnv("CONTENT_DIR", folder);
  const { ask, check } = changing();
  ask("/");
  for (const [to, from] of [
    ["away", ""],
    ["", "away"],
  ] as const) {
    renameSync(folder + from, folder + to);
    for (const _ of ["first", "next"]) ask("/");
  }
  expect(check.forget).toHaveBeenCalledTimes(3);
});

it.skipIf(!isPosix)("what cannot be read is read again once it has other permissions", () => {
  const file = join(temporaryContent({ "pages/about.yaml": "" }), "pages/about.yaml");
  const { ask, check } = changing(vi.fn(), [schemaFinding(file, { message: "", hint: "" })]);
  for (const mode of [0o000, 0o644]) {
    chmodSync(file, mode);
    for (const _ of ["first", "next"]) ask("/");
  }
  expect(check.forget).toHaveBeenCalledTimes(2);
});

it("a page for which a file has gone since it was read is made once more, and no other", () => {
  const { onceMore, check } = changing();
  const [pages, next] = [vi.fn(), vi.fn()];
  const gone = Object.assign(new Error("gone"), { code: "ENOENT", syscall: "open" });
  for (const error of [new Error("of the program"), gone])
    onceMore(pages)(error, {} as Connect.IncomingMessage, {} as ServerResponse, next);
  expect(next.mock.calls.flat().map(String)).toEqual(["Error: of the program"]);
  expect([pages, check.forget].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("a change of the content invalidates what has content, so that a page that is being rendered keeps its React context", async () => {
  vi.useFakeTimers();
  const forget = vi.fn();
  const { change, check, invalidated } = changing(forget);
  await change(join(contentDirectory(), "pages/home.yaml"));
  expect(forget).toHaveBeenCalledOnce();
  expect(check.forget).toHaveBeenCalledOnce();
  expect(invalidated()).toEqual(["\0virtual:layouts", "\0virtual:page/home"]);
});

it("pages are told of a change of the content, and loaded again where a source changes or no editor starts in them", async () => {
  vi.useFakeTimers();
  const { follow, change, sentTo } = changing();
  const reload = [{ type: "full-reload" }];
  const told = (version: number) => [[contentEvent, { version, tab: "" }]];
  const both = (message: unknown) => [message, message];
  expect(sentTo(), "It shows what there is.").toEqual([[], []]);
  expect(await change(join(contentDirectory(), "pages/home.yaml"))).toEqual(both(told(8)));
  vi.runAllTimers();
  expect(sentTo(), "The other has no editor.").toEqual([[], [reload]]);
  for (const source of ["sections/hours/hours.tsx", "src/site/app.tsx"])
    expect(await change(resolve(source)), source).toEqual(both([reload]));

  expect(await change(resolve("languages/en.yaml"))).toEqual(both(told(11)));
  follow(10, "other");
  vi.runAllTimers();
  expect(sentTo(), "It was loading meanwhile.").toEqual([[], told(11)]);
});

it("what a tab has written is told at once, and not again when the system reports it late", async () => {
  vi.useFakeTimers();
  const { editing, change, sentTo } = changing();
  // The panel writes where a link to the content leads; the system reports the link.
  const real = temporaryContent({ "pages/first.yaml": "", "pages/second.yaml": "" });
  const folder = `${real}-link`;
  symlinkSync(real, folder, "junction");
  const [first, second] = ["first", "second"].map((name) => join(folder, `pages/${name}.yaml`));
  editing.onWritten?.([join(realpathSync(real), "pages/first.yaml")], "tab");
  const [ofFollowing] = sentTo();
  expect(ofFollowing).toEqual([[contentEvent, { version: 8, tab: "tab" }]]);
  rmSync(`${second}`);
  editing.onWritten?.([join(realpathSync(real), "pages/second.yaml")], "tab");
  sentTo();
  for (const file of [first, second, `${first}.tmp`])
    expect(await change(`${file}`), file).toEqual([[], []]);
  for (const event of ["addDir", "unlinkDir"])
    expect(await change(join(folder, "pages"), event), event).toEqual([[], []]);
  expect((await change(join(folder, "news"), "addDir"))[0]).toHaveLength(1);
  for (const file of [first, second]) {
    writeFileSync(`${file}`, "heading: Another");
    expect((await change(`${file}`))[0], file).toHaveLength(1);
  }
  if (!hasLinks) return;
  // The system says nothing of a link to itself, as of a file in a folder that cannot be read.
  rmSync(`${first}`);
  symlinkSync(`${first}`, `${first}`);
  expect((await change(`${first}`))[0]).toHaveLength(1);
});
