import { contentFiles } from "../../../src/check/read/files/content-files.ts";
import { readText } from "../../../src/check/read/files/read-text.ts";
import { valueAt } from "../../../src/check/read/findings/field.ts";
import { readYaml } from "../../../src/check/read/read.ts";

/** The place among the cards behind all others that a content folder gives. */
export function nextPlace(directory: string): number {
  const places = contentFiles(directory).products.flatMap(({ path, file }) => {
    const { source } = readText(path, file);
    const order = source && valueAt(readYaml(source).file?.value, ["order"]);
    return Number.isInteger(order) ? [order as number] : [];
  });
  return places.reduce((highest, place) => Math.max(highest, place), 0) + 1;
}
