import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentTypeOf } from "../../scripts/build/hosts/content-types.ts";
import { freePort } from "../support/listen.ts";
import { startProgram } from "../support/product/program.ts";
import { inProject } from "../support/project.ts";
import { expect, type TestedSite, plainTest as test } from "../support/test.ts";

// Programs for administrators are not on everybody's path.
const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin:/usr/local/sbin` };
// nginx prints its options to standard error.
const { stderr: options } = spawnSync("nginx", ["-V"], { encoding: "utf8", env });
/** Endings of files that a build or an owner may publish, which servers tell apart by these alone. */
const kinds =
  "asc avif csv epub flac ics md mov mp4 opus otf pdf png ttf txt vcf vtt webm webmanifest webp woff2";

/** Where Debian and Fedora have the modules of Apache. */
const modules = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules"].find(existsSync);

const servers = {
  nginx: { start: startNginx, isThere: options?.includes("gzip_static"), redirects: false },
  Apache: { start: startApache, isThere: modules !== undefined, redirects: true },
};

for (const [name, { start, isThere, redirects }] of Object.entries(servers))
  for (const tag of ["@sample", "@german"])
    test(`${name} serves the export as docs/ say ${tag}`, { tag: ["@nightly", tag] }, async ({
      host,
      tested,
    }) => {
      test.skip(!isThere, "It is not installed, or lacks a module.");
      const { folder, base } = tested;
      const server = await start(tested);
      // `fetch` asks for gzip, and unpacks it.
      const fetchPath = (path: string, more: RequestInit = {}) =>
        fetch(server.ready + base + path, more);
      const readTested = (file: string) => readFile(join(folder, file), "utf8");
      const all = await readdir(folder, { recursive: true });
      for (const file of all.filter((one) => /^(?!_|(.*\/)?(404|\.ht)).*\.\w+$/.test(one))) {
        const { status, headers } = await fetchPath(file);
        const own = (await fetch(host.origin + base + file)).headers;
        expect.soft(status, file).toBe(200);
        for (const [header, value] of own)
          if (/^(x|referrer|permissions|cross|strict)-|^cache-control$/.test(header))
            expect.soft(headers.get(header), `${header} of ${file}`).toBe(value);
        if (!/\.(ico|js|xml)$/.test(file)) expect.soft(typeIn(headers), file).toBe(typeIn(own));
        const isText = /^text|json|xml|javascript/.test(`${typeIn(headers)}`);
        if (isText && (await readTested(file)).length > 200)
          expect.soft(headers.get("content-encoding"), file).toBe("gzip");
      }
      for (const file of all.filter((one) => one.endsWith(".html") && !one.includes("404"))) {
        const text = await readTested(file);
        const path = encodeURI(file.replace(/(^|\/)index\.html$|\.html$/, "$1"));
        for (const address of path ? [path, `${path}?a=b`, file, `${path}/`] : [path, "index.html"])
          if (!text.includes(' http-equiv="refresh"'))
            expect.soft((await (await fetchPath(address)).text()) === text, address).toBe(true);
          else if (redirects) {
            const { status, headers } = await fetchPath(address, { redirect: "manual" });
            expect.soft(status, address).toBe(301);
            const [, to = ""] = / content="0;url=([^"]+)"/.exec(text) ?? [];
            const query = address.endsWith("b") ? "?a=b" : "";
            expect.soft(headers.get("location"), address).toBe(server.ready + to + query);
          }
      }
      for (const kind of kinds.split(" ")) {
        const { headers } = await fetchPath(`kinds/a.${kind}`);
        expect.soft(typeIn(headers), kind).toBe(contentTypeOf(kind));
        if (`${typeIn(headers)}`.startsWith("text/"))
          expect.soft(headers.get("content-type"), kind).toMatch(/; ?charset=utf-8$/i);
      }
      const lost: [folder: string, paths: string[]][] = [
        ["", ["no/such", "index.html/x", "404", "_headers", "assets/x.js", "assets/", "404/"]],
        ...(all.includes("fr")
          ? [["fr/", ["rien", "rien/du/tout", "404"]] as [string, string[]]]
          : []),
      ];
      for (const [inFolder, paths] of lost)
        for (const path of paths) {
          const answer = await fetchPath(inFolder + path);
          expect.soft(answer.status, path).toBe(404);
          expect.soft(answer.headers.get("cache-control"), path).toBe("no-cache");
          expect.soft(await answer.text(), path).toBe(await readTested(`${inFolder}404.html`));
        }
      for (const path of ["..%2f..%2fconf", ".htaccess"])
        expect((await fetchPath(path)).status, path).toBeGreaterThanOrEqual(400);
      const { headers } = await fetchPath("index.html");
      expect(headers.get("vary"), "Caches keep both.").toMatch(/accept-encoding/i);
      await server.stop();
    });

/** The media type of an answer, whether its charset is named or not. */
const typeIn = (headers: Headers) => headers.get("content-type")?.split(";")[0];

/** A folder for a server, with a copy of the export below its base path. */
async function folderWith({ folder, base }: TestedSite): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "host-"));
  // Apache reads it as another user if root starts it.
  await chmod(home, 0o755);
  await cp(folder, join(home, "site", base), { recursive: true });
  await mkdir(join(home, "site", base, "kinds"));
  for (const kind of kinds.split(" "))
    await writeFile(join(home, "site", base, `kinds/a.${kind}`), "é");
  return home;
}

/** Starts a server, which answers at a free port once it is ready. */
function startServer(file: string, args: string[], address: string) {
  const origin = `http://${address}`;
  const answers = async () => (await fetch(origin).catch(() => undefined)) && origin;
  return startProgram(file, args, env, answers);
}

/** Starts nginx with an export that is compressed as docs/ say. */
async function startNginx(tested: TestedSite) {
  const folder = await folderWith(tested);
  const { base } = tested;
  const [compress = ""] =
    /^find dist .*\n.*$/m.exec(await readFile(inProject("docs/hosting.md"), "utf8")) ?? [];
  const { status } = spawnSync("sh", ["-c", compress.replace("dist", `site${base}`)], {
    cwd: folder,
  });
  expect(status).toBe(0);
  await mkdir(join(folder, "snippets"));
  const snippet = join(folder, "snippets/site-headers.conf");
  await copyFile(inProject("docs/nginx-headers.conf"), snippet);
  const usual = /--conf-path=(\S+)/.exec(options)?.[1] ?? "/etc/nginx/nginx.conf";
  await copyFile(join(dirname(usual), "mime.types"), join(folder, "mime.types"));
  const address = `127.0.0.1:${await freePort()}`;
  const recipe = (await readFile(inProject("docs/nginx.conf"), "utf8"))
    .replace(/^ {2}listen 80;/m, `  listen ${address};`)
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
  return startServer("nginx", ["-e", "stderr", "-p", folder, "-c", "nginx.conf"], address);
}

/** Starts Apache as hosts with FTP have it, with the files that a build writes for it. */
async function startApache(tested: TestedSite) {
  const folder = await folderWith(tested);
  const address = `127.0.0.1:${await freePort()}`;
  const names =
    "mpm_event authz_core dir mime negotiation autoindex rewrite headers setenvif filter deflate";
  const loaded = names
    .split(" ")
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
  const settings = `ServerRoot ${folder}
    ServerName localhost
    PidFile ${folder}/pid
    Listen ${address}
    ${loaded.join("\n")}
    TypesConfig /etc/mime.types
    ErrorLog ${folder}/log
    ${process.getuid?.() === 0 ? "User nobody\nGroup nogroup" : ""}
    DocumentRoot ${folder}/site
    <Directory ${folder}/site>
      AllowOverride FileInfo
      Options Indexes FollowSymLinks ${tested.base === "/" ? "MultiViews" : ""}
    </Directory>
    <Files ".ht*">
      Require all denied
    </Files>\n`;
  await writeFile(join(folder, "conf"), settings);
  const program = modules?.includes("httpd") ? "httpd" : "apache2";
  return startServer(program, ["-DFOREGROUND", "-f", join(folder, "conf")], address);
}
