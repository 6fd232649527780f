import { posix, win32 } from "node:path";

const commands = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  ...["microsoft-edge", "microsoft-edge-stable"],
];

const macPrograms = ["Chromium", "Google Chrome", "Microsoft Edge"].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
);

const windowsPrograms = [
  "Chromium\\Application\\chrome.exe",
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

/** Every path at which a system keeps a Chromium or a browser built on it, the likeliest first. */
export function systemPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === "win32") {
    const roots = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]];
    return places(windowsPrograms, roots, win32.join);
  }
  const onPath = places(commands, (env["PATH"] ?? "").split(":"), posix.join);
  if (platform !== "darwin") return onPath;
  return [...onPath, ...places(macPrograms, ["/", env["HOME"]], posix.join)];
}

/** Each name in each folder there is, name by name. */
function places(
  names: readonly string[],
  folders: readonly (string | undefined)[],
  join: (folder: string, name: string) => string,
): string[] {
  return names.flatMap((name) => folders.flatMap((folder) => (folder ? join(folder, name) : [])));
}
