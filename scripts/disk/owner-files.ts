import { resolve } from "node:path";
import { type Assets, assetsIn, readFolder } from "../../src/engine/site/index.ts";
import { resourcesOf } from "../../src/render/resources.ts";
import { basePath } from "./base-path.ts";
import { buildDay } from "./build-day.ts";
import { contentDirectory } from "./content-directory.ts";
import { disk } from "./disk.ts";
import { displayPath } from "./display-path.ts";

/** The owner's files in a content folder. */
export function readAssets(directory: string): Assets {
  return assetsIn(disk, readFolder(disk, displayPath(directory)).entries, []);
}

/** Paths of the owner's files that are published unchanged, by their places in the export. */
export function ownerFiles(directory = contentDirectory()): Map<string, string> {
  const { files, root } = readAssets(directory);
  return new Map([
    ...files.map(({ name, file }) => [`files/${name}`, resolve(file)] as const),
    ...root.map(({ name, file }) => [name, resolve(file)] as const),
  ]);
}

/** What pages show beside their texts, from this computer. */
export const resourcesOnDisk = resourcesOf(disk, () => readAssets(contentDirectory()), {
  today: buildDay,
  base: basePath,
});

/** The path of a picture by its name, also where the system keeps letters such as й apart. */
export function picturePath(name: string): string {
  const folder = contentDirectory();
  const picture = readAssets(folder).pictures.find((one) => one.name === name);
  return resolve(picture?.file ?? `${folder}/pictures/${name}`);
}
