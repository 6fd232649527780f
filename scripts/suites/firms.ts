import { readdirSync } from "node:fs";
import { join } from "node:path";

/** A made-up firm of the tests, with content of its own. */
export interface Firm {
  name: string;
  /** Variables with which its site is checked and built. */
  env: { CONTENT_DIR: string; BASE_PATH: string; SOURCE_DATE_EPOCH: string };
}

const folder = join("e2e", "firms");

/** Paths below which firms are published, if that is not the root of their host. */
const bases: Readonly<Record<string, string>> = { german: "/de/" };

/** The day for which all of them are written: none of their dates has passed. */
export const firmsDay = "2026-11-21";

/** Each folder of `e2e/firms/`; one more is one more firm. */
export const firms: readonly Firm[] = readdirSync(folder).map((name) => ({
  name,
  env: {
    CONTENT_DIR: join(folder, name),
    BASE_PATH: bases[name] ?? "/",
    SOURCE_DATE_EPOCH: `${Date.parse(firmsDay) / 1000}`,
  },
}));
