import { buildInTurn } from "./build.ts";
import { writeEverything } from "./everything.ts";
import { sites } from "./sites.ts";

/** Builds the sites of the product's tests, before the first of these. Where one fails, none is run. */
export default async function buildSites(): Promise<void> {
  await writeEverything(sites.everything.content());
  for (const { folder, content, base } of Object.values(sites))
    await buildInTurn(folder, { CONTENT_DIR: content(), BASE_PATH: base });
}
