import { offsetAt, timeZoneOf } from "../../../engine/check/index.ts";
import { escapeMarkup } from "../../../engine/escape.ts";
import { employments } from "../../../engine/schema/layouts/jobs.ts";
import type { Page } from "../../../engine/schema/pages.ts";
import type { Content } from "../../../site/data/content.ts";
import type { LinkPreview } from "../../../site/data/link-preview.ts";
import type { Route } from "../../../site/routes.ts";
import { wordList } from "../../../words/template.ts";
import { type RenderableContent, todayOf } from "../../resources.ts";
import { offsetText, timeAt } from "./calendar.ts";
import { nextOccurrence } from "./events.ts";
import { htmlOf } from "./text-html.ts";

type Of<Name> = Extract<Page, { layout: Name }>;

/** An entry, for search engines: a post, an event that is not over, or a job. */
export function entryData(
  { key, path }: Route,
  content: RenderableContent,
  root: string,
  preview?: LinkPreview,
): object | undefined {
  const { site, pages, folder = "" } = content;
  const page = pages[key];
  const publisher = { "@type": "Organization", name: site.company.name };
  const url = root + folder + path.slice(1);
  const image = preview && root + folder + preview.path.slice(1);
  if (page?.layout === "job") return jobData(page, content, root, url);
  if (page?.layout === "event") return eventData(page, content, { root, url, image });
  if (page?.layout !== "post") return undefined;
  const { title, day, updated, author, lead, lang = site.language } = page;
  return {
    "@type": "BlogPosting",
    ...{ headline: title, description: lead, url, mainEntityOfPage: url, inLanguage: lang },
    image,
    datePublished: day,
    dateModified: updated,
    author: author ? { "@type": "Person", name: author } : publisher,
    publisher,
  };
}

/** The company with its address on the web, which people search for. */
const firm = ({ site: { company } }: Content, root: string) => ({
  ...{ "@type": "Organization", name: company.name, url: root },
});

const addressIn = ({ site }: Content, place: string | undefined, country?: string) => ({
  "@type": "PostalAddress",
  streetAddress: place ?? wordList(site.words.interface.list, site.contact.address),
  addressCountry: country,
});

/** A moment with the offset of the firm's time zone from UTC, if the site says that. */
function timeOf(moment: string | undefined, timeZone: string | undefined): string | undefined {
  if (!moment || moment.length <= 10) return moment;
  const offset = timeZone && offsetText(offsetAt(timeZone, timeAt(moment, timeZone)), ":");
  return moment.replace(" ", "T") + (offset ? `:00${offset}` : "");
}

function eventData(
  event: Of<"event">,
  content: RenderableContent,
  { root, url, image }: { root: string; url: string; image: string | undefined },
): object | undefined {
  const { title, lead, place, online, lang = content.site.language } = event;
  const { contact } = content.site;
  const next = nextOccurrence(event, todayOf(content));
  const timeZone = timeZoneOf(contact);
  const hall = {
    ...{ "@type": "Place", name: place ?? content.site.company.name },
    address: addressIn(content, place),
  };
  const stream = { "@type": "VirtualLocation", url: online };
  const mode = online ? (place ? "Mixed" : "Online") : "Offline";
  return (
    next && {
      "@type": "Event",
      ...{ name: title, description: lead, url, image, inLanguage: lang },
      startDate: timeOf(next.from, timeZone),
      endDate: timeOf(next.until, timeZone),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location: online ? (place ? [hall, stream] : stream) : hall,
      organizer: firm(content, root),
    }
  );
}

function jobData(job: Of<"job">, content: Content, root: string, url: string): object {
  const { title, day, until, place, remote, kind, lead, text } = job;
  const { contact } = content.site;
  const { country } = contact;
  const validThrough = until && timeOf(`${until} 23:59`, timeZoneOf(contact));
  return {
    "@type": "JobPosting",
    ...{ title, url, datePosted: day, validThrough },
    description: htmlOf([{ paragraphs: [escapeMarkup(lead)] }, ...text], root),
    employmentType: kind.map((one) => employments[one]),
    hiringOrganization: firm(content, root),
    jobLocation: { "@type": "Place", address: addressIn(content, place, country) },
    ...(remote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: country && { "@type": "Country", name: country },
    }),
  };
}
