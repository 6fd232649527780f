import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort, type Host } from "./listen.ts";
import { startProgram } from "./program.ts";
import { inProject } from "./project.ts";

/** The nginx that is installed; nothing where there is none, or none that knows `gzip_static`. */
export function installedNginx() {
  const path = (process.env["PATH"] ?? "").split(delimiter);
  // Programs for administrators are not in everybody's path.
  const folders = [...path, "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
  const program = folders.map((folder) => join(folder, "nginx")).find(existsSync);
  if (!program) return undefined;
  // It says this on the stream for errors.
  const { stderr } = spawnSync(program, ["-V"], { encoding: "utf8" });
  if (!stderr.includes("http_gzip_static_module")) return undefined;
  const option = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1];
  /** Its list of media types. */
  const mediaTypes = join(dirname(option("conf-path") ?? "/etc/nginx/nginx.conf"), "mime.types");
  /** Its module for files ending in .br, where it is there as a file to load. */
  const brotliModule = join(option("modules-path") ?? "", "ngx_http_brotli_static_module.so");
  return { program, mediaTypes, ...(existsSync(brotliModule) && { brotliModule }) };
}

/**
 * Serves an export by nginx with the recipe in `docs/`, on a free port of the loopback address. It
 * needs no rights, and writes into a temporary folder alone, which goes with the run's.
 *
 * @param directory Folder of the export.
 * @param base Path below which it is published, with a slash at both ends.
 * @throws Where no nginx is installed, or it does not take the recipe.
 */
export async function serveByNginx(directory: string, base: string): Promise<Host> {
  const nginx = installedNginx();
  if (!nginx)
    throw new Error("There is no nginx with gzip_static here. Install it, then try again.");
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const root = join(folder, "root");
  const place = resolve(root, `.${base}`);
  await mkdir(dirname(place), { recursive: true });
  await symlink(resolve(directory), place);
  await mkdir(join(folder, "snippets"));
  await copyFile(nginx.mediaTypes, join(folder, "mime.types"));
  const headers = inProject("docs", "nginx-headers.conf");
  await copyFile(headers, join(folder, "snippets", "site-headers.conf"));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const { brotliModule } = nginx;
  const site = await serverBlock(new URL(origin).host, root, base, brotliModule !== undefined);
  await writeFile(join(folder, "nginx.conf"), mainSettings(site, brotliModule));
  const args = ["-e", "stderr", "-p", folder, "-c", "nginx.conf"];
  const isReady = () =>
    fetch(origin).then(
      ({ headers }) => (headers.get("server")?.startsWith("nginx") ? origin : undefined),
      () => undefined,
    );
  const { stop } = await startProgram(nginx.program, args, process.env, isReady);
  return { origin, close: stop };
}

/**
 * The server block in `docs/nginx.conf`, changed as its own comments say.
 *
 * @throws Where the recipe lacks a line that is to be changed.
 */
async function serverBlock(
  host: string,
  root: string,
  base: string,
  brotli: boolean,
): Promise<string> {
  let recipe = await readFile(inProject("docs", "nginx.conf"), "utf8");
  const change = (line: RegExp, to: string) => {
    const changed = recipe.replace(line, to);
    if (changed === recipe) throw new Error(`docs/nginx.conf has no line like ${line}.`);
    recipe = changed;
  };
  change(/listen 80;/, `listen ${host};`);
  change(/root \/var\/www\/site;/, `root "${root}";`);
  if (brotli) change(/gzip_static on;/, "gzip_static on; brotli_static on;");
  if (base !== "/") change(/^(\s*(?:error_page 404|location(?: =| ~)?) \^?)\//gm, `$1${base}`);
  return recipe;
}

/** What stands around a server block: on a server, the system's own nginx.conf. */
function mainSettings(site: string, brotliModule: string | undefined): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${brotliModule ? `load_module "${brotliModule}";` : ""}
daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${places.map((name) => `${name}_temp_path ${name};`).join("\n  ")}
  ${site}
}
`;
}

/** Copies an export into a temporary folder, which goes with the run's, and runs `npm run compress`. */
export async function compressedCopy(directory: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "compressed-"));
  const site = join(folder, "dist");
  await cp(directory, site, { recursive: true });
  const tsx = import.meta.resolve("tsx");
  const script = inProject("scripts", "compress.ts");
  await promisify(execFile)(process.execPath, ["--import", tsx, script], { cwd: folder });
  return site;
}
