import type { PageSchemas } from "../engine/schema/pages.ts";
import type { PicturePlace } from "../engine/schema/values/field-facts.ts";
import {
  type Assets,
  type FileFacts,
  type Files,
  type FirmClock,
  packOf,
} from "../engine/site/index.ts";
import type { Content } from "../site/data/content.ts";
import type { newFormats, Rendition } from "../site/data/rendition.ts";
import type { Day } from "../words/dates/day.ts";

/** What pages show beside their texts, from whoever has the clock and the files. Each is read when it is asked for. */
export interface Resources {
  /** The schemas of pages, with the owner's kinds of section. */
  schemas: PageSchemas;
  /** Today, where the firm is. */
  today(firm: FirmClock): Day;
  /** Path below which the site is published, with a slash at both ends. */
  base(): string;
  /** The pack of a language; undefined for one without a pack. */
  pack(language: string): object | undefined;
  /** The facts of a picture or of a published file; undefined if it is missing. */
  facts(folder: "files" | "pictures", name: string): FileFacts | undefined;
}

/** The resources of a site by its files. */
export const resourcesOf = (
  files: Files,
  assets: () => Assets,
  others: Pick<Resources, "today" | "base">,
): Resources => ({
  ...others,
  get schemas() {
    return files.schemas;
  },
  pack: (language) => packOf(files, language)?.pack,
  facts: (folder, name) => assets()[folder].find((one) => one.name === name)?.facts,
});

/** The content of a site in a language, with all from which its pages are rendered. */
export interface RenderableContent extends Content {
  resources: Resources;
}

/** Makes the renditions of pictures. */
export interface Pictures {
  /**
   * How a picture is shown in a place.
   *
   * @param formats in which it is made besides its own.
   * @throws If there is no such picture. The check reports that first.
   */
  renditionFor(
    name: string,
    place: PicturePlace,
    formats?: readonly (typeof newFormats)[number][],
  ): Rendition;
}

/** Today, where the firm of a site is. */
export const todayOf = ({ site, resources }: Pick<RenderableContent, "site" | "resources">): Day =>
  resources.today(site.contact);
