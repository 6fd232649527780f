import type { RenderedVideo } from "../../engine/schema/groups/video.ts";
import type { Page } from "../../engine/schema/pages.ts";
import type { AnySection, SectionOf } from "../../engine/schema/section-kinds.ts";
import { captionsIn, languageOfCaptions } from "../../engine/site/index.ts";
import type { Content } from "../../site/data/content.ts";
import { fallbackWidth, pictureFile, type RenderedImage } from "../../site/data/rendition.ts";
import { videoAddress } from "../../words/addresses/video-address.ts";
import { plainWords } from "../../words/foreign-words.ts";
import { paragraphText } from "../../words/inline.ts";
import { fill } from "../../words/template.ts";
import type { RenderableContent } from "../resources.ts";
import { languageName } from "./texts/language-name.ts";

type Video = Extract<AnySection, { kind: "video" }>;

/** The films of a page. */
const videosOf = (page: Page | undefined): Video[] =>
  page?.layout === "sections" ? page.sections.filter((one) => one.kind === "video") : [];

/** Whether a page has a film that a frame shows after a press. */
export const hasFrames = (page: Page | undefined): boolean =>
  videosOf(page).some(({ href = "" }) => videoAddress(href));

/** What the policy of a page has to allow for its films. */
export function videoSources(page: Page | undefined) {
  const videos = videosOf(page);
  const embeds = videos.flatMap(({ href = "" }) => videoAddress(href)?.embed ?? []);
  const frames = [...new Set(embeds.map((embed) => new URL(embed).origin))];
  return { frames, hasOwn: videos.some(({ file }) => file !== undefined) };
}

/** What a film says and loads, in the language of the site. */
export function renderedVideo(
  { href = "", captions, transcript }: SectionOf<"video">,
  key: string,
  { site, languages, resources }: Pick<RenderableContent, "site" | "languages" | "resources">,
): RenderedVideo {
  const { from, instead, transcript: heading, play } = site.words.interface.film;
  const { service, link, embed } = videoAddress(href) ?? {};
  const words = { play, transcript: transcript ? heading : "" };
  if (service && link && embed) {
    const there = fill(instead, { host: `[${service}](${link})` });
    return {
      shown: { ...words, from: fill(from, { host: service }), instead: there, link, embed },
    };
  }
  if (captions === undefined) return { shown: words };
  const own = captionsIn(site.language, captions);
  const first = languages?.[key]?.[0]?.tag ?? site.language;
  const [file, language] = resources.facts("files", own)
    ? [own, site.language]
    : [captions, languageOfCaptions(captions) ?? first];
  return { shown: { ...words, track: { file, language, name: languageName(language, language) } } };
}

/**
 * The films of a page, for search engines: those with the day that they ask for.
 *
 * @param shown the page with its pictures.
 * @param root the address of the site, with a slash at its end.
 */
export function videoData(shown: object, { site }: Pick<Content, "site">, root: string): object[] {
  const page = shown as Page & { description?: string };
  return videosOf(page).flatMap(
    ({ heading, intro, href = "", file, image, day, transcript, lang }) => {
      if (!day) return [];
      const { rendition } = image as RenderedImage;
      const still = pictureFile(rendition.stem, rendition.ending, fallbackWidth(rendition));
      const plain = (text: string) => paragraphText(text).text;
      return {
        "@type": "VideoObject",
        name: plainWords(heading),
        description: plain(intro ?? page.description ?? heading),
        thumbnailUrl: encodeURI(root + still),
        uploadDate: day,
        ...(file
          ? { contentUrl: encodeURI(`${root}files/${file}`) }
          : { embedUrl: videoAddress(href)?.embed }),
        ...(transcript && { transcript: transcript.map(plain).join("\n\n") }),
        inLanguage: lang ?? page.lang ?? site.language,
      };
    },
  );
}
