import { spawnSync } from "node:child_process";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { basePath } from "../../scripts/build/base-path.ts";
import { compressFolder } from "../../scripts/build/testing/compress-folder.ts";
import { routes } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";
import { freePort } from "../support/listen.ts";
import { startProgram } from "../support/product/program.ts";
import { inProject } from "../support/project.ts";
import { expect, plainTest as test } from "../support/test.ts";

// Programs for administrators are not on everybody's path.
const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin:/usr/local/sbin` };
// nginx prints its options to standard error.
const { stderr: options } = spawnSync("nginx", ["-V"], { encoding: "utf8", env });
test.skip(!options?.includes("gzip_static"), "No nginx with gzip_static is installed.");

for (const base of ["/", "/sub/"])
  test(`nginx with the recipe in docs/ serves the export at ${base}`, { tag: "@nightly" }, async ({
    host,
  }) => {
    const nginx = await startNginx(base);
    // `fetch` asks for gzip, and unpacks it.
    const fetchPath = (path: string, headers = {}) => fetch(nginx.ready + base + path, { headers });
    const readTested = (file: string) => readFile(join(testedFolder, file), "utf8");
    const all = await readdir(testedFolder, { recursive: true });
    for (const file of all.filter((name) => /^(?!_|404).*\.\w+$/.test(name))) {
      const own = (await fetch(host.origin + basePath() + file)).headers;
      const { status, headers } = await fetchPath(file);
      expect.soft(status, file).toBe(200);
      for (const [name, value] of own)
        if (/^(x|referrer|permissions|cross|strict)-|^cache-control$/.test(name))
          expect.soft(headers.get(name), `${name} of ${file}`).toBe(value);
      if (!/\.(js|xml)$/.test(file)) expect.soft(typeIn(headers), file).toBe(typeIn(own));
    }
    for (const { path, file } of routes.filter(({ isMissing }) => !isMissing))
      for (const address of [path.slice(1), `${path.slice(1)}?a=b`, file, `${file.slice(0, -5)}/`])
        expect.soft(await (await fetchPath(address)).text(), address).toBe(await readTested(file));
    for (const path of ["no/such", "About.html", "404", "_headers", "assets/x.js"]) {
      const answer = await fetchPath(path);
      expect.soft(answer.status, path).toBe(404);
      expect.soft(answer.headers.get("cache-control"), path).toBe("no-cache");
      expect.soft(await answer.text(), path).toBe(await readTested("404.html"));
    }
    for (const path of ["fr/rien", "fr/rien/du/tout"]) {
      const french = await fetchPath(path);
      expect([french.status, await french.text()], path).toEqual([404, lostInFrench]);
    }
    expect((await fetchPath("fr/404")).status).toBe(404);
    expect((await fetchPath("..%2f..%2fnginx.conf")).status).toBeGreaterThanOrEqual(400);
    const { headers } = await fetchPath("index.html");
    expect(headers.get("content-encoding")).toBe("gzip");
    expect(headers.get("vary"), "Caches keep both.").toMatch(/accept-encoding/i);
    await nginx.stop();
  });

/** The media type of an answer, whether its charset is named or not. */
const typeIn = (headers: Headers) => headers.get("content-type")?.split(";")[0];

/** What stands in the page for missing pages of a second language. */
const lostInFrench = "Cette page n’existe pas.";

/** Starts nginx with a compressed copy of the export below a base path. */
async function startNginx(base: string) {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const site = join(folder, "site", base);
  await cp(testedFolder, site, { recursive: true });
  await mkdir(join(site, "fr"));
  await writeFile(join(site, "fr/404.html"), lostInFrench);
  compressFolder(site);
  await mkdir(join(folder, "snippets"));
  const snippet = join(folder, "snippets/site-headers.conf");
  await copyFile(inProject("docs/nginx-headers.conf"), snippet);
  const usual = /--conf-path=(\S+)/.exec(options)?.[1] ?? "/etc/nginx/nginx.conf";
  await copyFile(join(dirname(usual), "mime.types"), join(folder, "mime.types"));
  const host = `127.0.0.1:${await freePort()}`;
  const recipe = (await readFile(inProject("docs/nginx.conf"), "utf8"))
    .replace(/^ {2}listen 80;/m, `  listen ${host};`)
    .replace(/^ {2}root [^;]+;/m, `  root ${join(folder, "site")};`)
    .replaceAll(
      /^(\s*(?:try_files \$folder\/404\.html|if \(\$uri ~|location(?: =| ~)?) \^?\(?)\//gm,
      `$1${base}`,
    );
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const writable = kinds.map((kind) => `${kind}_temp_path ${kind};`).join(" ");
  const settings = `daemon off; master_process off; pid nginx.pid; events {}
    http { access_log off; ${writable} ${recipe} }`;
  await writeFile(join(folder, "nginx.conf"), settings);
  const origin = `http://${host}`;
  const nginxAnswers = async () => (await fetch(origin).catch(() => undefined)) && origin;
  return startProgram(
    "nginx",
    ["-e", "stderr", "-p", folder, "-c", "nginx.conf"],
    env,
    nginxAnswers,
  );
}
