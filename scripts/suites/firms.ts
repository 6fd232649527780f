import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isWhole } from "../testing/whole.ts";

/** A made-up firm of the tests, with content of its own. */
export interface Firm {
  name: string;
  /** Whether the unit tests build it, or only those of `npm run test:full`. */
  isBuilt: boolean;
  /** Variables with which its site is checked and built. */
  env: { CONTENT_DIR: string; BASE_PATH: string; SOURCE_DATE_EPOCH: string };
}

const folder = join("e2e", "firms");

/** Paths below which firms are published, if that is not the root of their host. */
const bases: Readonly<Record<string, string>> = { german: "/de/" };

/** The day for which all of them are written: none of their dates has passed. */
export const firmsDay = "2026-11-21";

/** The firm that the unit tests build has every kind of section. */
const daily = "kilns";

/** Each folder of `e2e/firms/`; one more is one more firm. */
export const firms: readonly Firm[] = readdirSync(folder).map((name) => ({
  name,
  isBuilt: isWhole || name === daily,
  env: {
    CONTENT_DIR: join(folder, name),
    BASE_PATH: bases[name] ?? "/",
    SOURCE_DATE_EPOCH: `${Date.parse(firmsDay) / 1000}`,
  },
}));
