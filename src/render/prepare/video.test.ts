import { beforeEach, expect, it, vi } from "vitest";
import { graphOf } from "../../../scripts/testing/build/graph-of.ts";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";
import { securityPolicy } from "../security-policy.ts";
import { pageContent } from "./page-content.ts";
import { videoData, videoSources } from "./video.ts";

const rendition = { stem: "assets/till", widths: [480, 960, 1280], width: 1280, height: 720 };
const image = { file: "till.jpg", alt: "A till.", rendition: { ...rendition, ending: "jpg" } };
const own = { kind: "video", heading: "A *tour*", file: "tour.webm", captions: "tour.vtt", image };
const elsewhere = {
  kind: "video",
  heading: "A till",
  href: "https://youtu.be/aqz-KE-bpKQ?t=9",
  image,
};

/** A site whose page "about" has films; in German as a further language, if there is a tag. */
function siteWith(sections: readonly object[], tag = "en") {
  const content = fixtureContent();
  Object.assign(content.pages["about"] as object, { layout: "sections", sections });
  content.site.language = tag;
  const words = { play: "Play", from: "From {host}.", instead: "Or at {host}." };
  content.site.words.interface.film = { ...words, transcript: "Said" };
  const links = ["en", "de"].map((tag) => ({
    tag,
    direction: "ltr" as const,
    name: tag,
    isSame: true,
  }));
  return { ...content, languages: { about: links } };
}

const shown = (section: object, tag?: string) =>
  (pageContent("about", siteWith([section], tag), undefined) as { sections?: { shown: object }[] })
    .sections?.[0]?.shown;

beforeEach(() => void vi.stubEnv("CONTENT_DIR", "e2e/firms/kilns"));

it("says who learns of a visitor, and where the film is", () => {
  expect(shown(elsewhere)).toEqual({
    ...{ play: "Play", transcript: "" },
    from: "From YouTube.",
    instead: "Or at [YouTube](https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=9s).",
    link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=9s",
    embed: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=9",
  });
});

it("takes the captions of the page's language, or else says which language they have", () => {
  const unloading = { ...own, captions: "unloading.vtt", transcript: ["Words."] };
  const track = { file: "unloading.vtt", language: "en" };
  expect(shown(unloading)).toMatchObject({ track: { ...track, name: "English" } });
  expect(shown(unloading, "de")).toMatchObject({ track: { ...track, name: "English" } });
  const french = { ...own, captions: "unloading.fr.vtt" };
  expect(shown(french)).toMatchObject({ track: { file: "unloading.fr.vtt", language: "fr" } });
  expect(shown({ ...own, captions: undefined, silent: true })).not.toHaveProperty("track");
});

it("frames the sites of the films of a page, and plays the firm's own, and nothing else", async () => {
  const { site, pages } = siteWith([elsewhere, elsewhere, own]);
  const policyOf = (key: string) =>
    securityPolicy("", [], "sections", site, false, [], videoSources(pages[key]));
  const policy = await policyOf("about");
  expect(policy).toContain(";frame-src https://www.youtube-nocookie.com;");
  expect(policy).toContain("connect-src 'self' https://www.youtube-nocookie.com;");
  expect(policy).toContain("media-src 'self';");
  expect(await policyOf("home")).not.toMatch(/frame-src|media-src|youtube/);
});

it("tells search engines of films what they ask for, if it knows the day", () => {
  const day = "2026-05-04";
  const films = [
    { ...own, day, intro: "With [music](/).", transcript: ["One.", "*Two.*"] },
    { ...elsewhere, day, lang: "fr" },
    elsewhere,
  ];
  const content = siteWith(films);
  const data = videoData(content.pages["about"] as object, content, "https://kilns.internal/repo/");
  const still = "https://kilns.internal/repo/assets/till-960.jpg";
  const common = { "@type": "VideoObject", thumbnailUrl: still, uploadDate: day };
  expect(graphOf("about", content, undefined, data)).toEqual([
    {
      ...{ ...common, name: "A *tour*", description: "With music.", inLanguage: "en" },
      contentUrl: "https://kilns.internal/repo/files/tour.webm",
      transcript: "One.\n\nTwo.",
    },
    {
      ...{ ...common, name: "A till", inLanguage: "fr" },
      description: content.pages["about"]?.description,
      embedUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=9",
    },
  ]);
});
