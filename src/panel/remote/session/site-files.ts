import { dayAt, machineZone, timeZoneOf } from "../../../engine/check/index.ts";
import { parseValues } from "../../../engine/json-values.ts";
import { setPackageFiles } from "../../../engine/package-files.ts";
import type { PageSchemas } from "../../../engine/schema/pages.ts";
import {
  type FileFacts,
  type Files,
  type FirmClock,
  type PictureFacts,
  type PictureFault,
  withTexts,
} from "../../../engine/site/index.ts";
import type { Day } from "../../../words/dates/day.ts";
import { memoize } from "../../../words/memoize.ts";
import { found } from "../../../words/say.ts";
import { beginningOf } from "../../answers/put-file.ts";
import type { SiteData } from "./site-data.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** Gives the engine the texts of this package that it reads. */
export function providePackage(
  { version, languages, texts }: Pick<SiteData, "version" | "languages" | "texts">,
  fetched: ReadonlyMap<string, string>,
): void {
  const paths = [...new Set([...languages, ...Object.keys(texts)])];
  setPackageFiles({
    version,
    names: memoize((folder) =>
      paths.flatMap((path) => new RegExp(`^${folder}/([^/]+)\\.yaml$`).exec(path)?.[1] ?? []),
    ),
    text: (path) => fetched.get(path) ?? texts[path],
    hasCome: (path) => fetched.has(path),
    parsed: parseValues,
  });
}

/** Today, where a firm is, by the clock of this device. */
export const todayHere = (firm: FirmClock = {}): Day =>
  dayAt(timeZoneOf(firm) ?? machineZone(), Date.now());

/** The facts of a picture that this device has added: it was drawn again, and so is whole. */
export const addedFacts = (bytes: Uint8Array, picture?: PictureFacts): FileFacts =>
  factsFrom({
    ...{ bytes: bytes.length, start: beginningOf(bytes) },
    ...(picture && { picture }),
  });

/** What the build has said of a file. What it left out is as it should be. */
function factsFrom({ bytes = 0, ...known }: Record<string, unknown>): FileFacts {
  const notHere: PictureFault = { fault: "" };
  const usual = {
    ...{ start: "", picture: notHere, drawing: notHere, pdf: undefined, film: undefined },
    ...{ captions: { isEmpty: false }, secret: undefined },
  };
  const asked = Object.entries({ ...usual, ...known }).map(([name, fact]) => [name, () => fact]);
  return { bytes, ...Object.fromEntries(asked) };
}

/**
 * The files of a site in a repository.
 *
 * @param folder The content folder from the repository's root.
 * @param added Facts of files that this device has added.
 */
export function filesOfSite(
  copy: WorkingCopy,
  folder: string,
  data: SiteData,
  schemas: PageSchemas,
  added: ReadonlyMap<string, FileFacts>,
): Files {
  const files: Files = {
    packs: { folder: "languages", areShipped: false },
    schemas,
    kindFaults: [],
    today: todayHere,
    list: () => undefined,
    text: () => ({ fault: found("folders.no-file") }),
    facts(file) {
      const own = added.get(file);
      if (own) return own;
      const content = copy.contentOf(file);
      if (content instanceof Uint8Array && content.length > 0) return addedFacts(content);
      const { id, ...known } = data.facts[file.slice(folder.length + 1)] ?? { id: undefined };
      const hosted = copy.hosted(file);
      // One that was changed after the build, which will say what is wrong with it.
      if (hosted?.id !== id) return factsFrom({ bytes: hosted?.size, ...known });
      return factsFrom(known);
    },
  };
  return withTexts(files, new Map([...copy.texts(), ...Object.entries(data.packs)]));
}
