import { posix, win32 } from "node:path";

/** Where to look; each part defaults to this machine's. */
export interface SystemPlacesOptions {
  platform?: NodeJS.Platform;
  env?: NodeJS.ProcessEnv;
}

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];

const macApplications = ["Chromium", "Google Chrome", "Microsoft Edge"];

const windowsPrograms = [
  win32.join("Chromium", "Application", "chrome.exe"),
  win32.join("Google", "Chrome", "Application", "chrome.exe"),
  win32.join("Microsoft", "Edge", "Application", "msedge.exe"),
];

/** Every path at which a system keeps a Chromium or a browser built on it, the likeliest first. */
export function systemPlaces({
  platform = process.platform,
  env = process.env,
}: SystemPlacesOptions = {}): string[] {
  if (platform === "win32") {
    const roots = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]];
    return pairs(windowsPrograms, roots, (program, root) => win32.join(root, program));
  }

  const onPath = pairs(commands, (env["PATH"] ?? "").split(":"), (command, folder) =>
    posix.join(folder, command),
  );
  if (platform !== "darwin") return onPath;

  const roots = ["/Applications", env["HOME"] && posix.join(env["HOME"], "Applications")];
  const applications = pairs(macApplications, roots, (name, root) =>
    posix.join(root, `${name}.app`, "Contents", "MacOS", name),
  );
  return [...onPath, ...applications];
}

/** Joins each name with each folder there is, name by name. */
function pairs(
  names: readonly string[],
  folders: readonly (string | undefined)[],
  join: (name: string, folder: string) => string,
): string[] {
  const present = folders.filter((folder): folder is string => Boolean(folder));
  return names.flatMap((name) => present.map((folder) => join(name, folder)));
}
