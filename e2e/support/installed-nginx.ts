import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** An nginx on this machine. */
export type InstalledNginx = NonNullable<ReturnType<typeof installedNginx>>;

/** Folders that hold programs for administrators, and are not in everybody's `PATH`. */
const systemFolders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

/** The nginx that is installed; nothing where there is none, or none that knows `gzip_static`. */
export function installedNginx() {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...systemFolders];
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
