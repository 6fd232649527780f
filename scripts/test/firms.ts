import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isWhole } from "../check/testing/whole.ts";

/** A made-up firm of the tests, with content of its own. */
export interface Firm {
  name: string;
  /** Whether it is built by the unit tests too, or only where nothing is left out. */
  isBuilt: boolean;
  /** Variables with which its site is checked and built. */
  env: { CONTENT_DIR: string; BASE_PATH: string; SOURCE_DATE_EPOCH: string };
}

const folder = join("e2e", "firms");

/** Paths below which firms are published, where that is not the root of their host. */
const bases: Readonly<Record<string, string>> = { german: "/de/" };

/** The day for which all of them are written: what they promise is then still to come. */
export const firmsDay = "2026-11-21";

/**
 * Firms that the unit tests check but do not build, unless nothing is left out: other firms have all the
 * languages, sections, deliveries and base paths over which a build may break.
 */
const repeating: readonly string[] = ["english", "sample"];

/** Each folder of `e2e/firms/`; one more is one more firm. */
export const firms: readonly Firm[] = readdirSync(folder).map((name) => ({
  name,
  isBuilt: isWhole || !repeating.includes(name),
  env: {
    CONTENT_DIR: join(folder, name),
    BASE_PATH: bases[name] ?? "/",
    SOURCE_DATE_EPOCH: `${Date.parse(firmsDay) / 1000}`,
  },
}));
