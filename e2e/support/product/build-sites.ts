import { cp } from "node:fs/promises";
import { isThorough } from "../../../scripts/testing/whole.ts";
import { inProject } from "../project.ts";
import { buildInTurn } from "./build.ts";
import { sites } from "./sites.ts";

/** Builds the sites of the product's tests, before the first of these. Where one fails, none is run. */
export default async function buildSites(): Promise<void> {
  for (const layer of ["firms/sample", "everything"])
    await cp(inProject("e2e", layer), sites.everything.content(), { recursive: true });
  const { sample, everything } = sites;
  for (const { folder, content, base } of isThorough ? Object.values(sites) : [sample, everything])
    await buildInTurn(folder, { CONTENT_DIR: content(), BASE_PATH: base });
}
