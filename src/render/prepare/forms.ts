import { kindsOfFields } from "../../engine/schema/groups/form-fields.ts";
import { fieldsOfSection } from "../../engine/schema/groups/rendered-fields.ts";
import type { RenderedForm } from "../../engine/schema/groups/rendered-form.ts";
import { type Page, type Pages, pageOf } from "../../engine/schema/pages.ts";
import type { AnySection, SectionOf } from "../../engine/schema/section-kinds.ts";
import type { Site } from "../../engine/schema/site.ts";
import { valueAt } from "../../engine/values.ts";
import type { Content } from "../../site/data/content.ts";
import { plainWords } from "../../words/foreign-words.ts";
import { paragraphText } from "../../words/inline.ts";
import { fill, wordList } from "../../words/template.ts";
import type { RenderableContent } from "../resources.ts";
import { languageName } from "./texts/language-name.ts";
import { typeset } from "./texts/typeset.ts";

type FormOnPage = Extract<AnySection, { kind: "form" }>;

/** The forms among the sections of a page. */
export const formsOf = (page: Page | undefined): FormOnPage[] =>
  page?.layout === "sections"
    ? page.sections.flatMap((one) => (one.kind === "form" ? [one] : []))
    : [];

/** Whether a site has a form as a section, or a field of a kind that only few have. Its other languages have the same. */
export function hasForms({ pages }: Content): boolean {
  const further = pageOf(pages, "contact")?.form?.fields ?? [];
  return (
    further.some(({ kind }) => "isRare" in kindsOfFields[kind]) ||
    Object.values(pages).some((page) => formsOf(page).length > 0)
  );
}

/** The site as a form sees it: how that is sent may be its own. */
export const siteOfForm = <Site extends Content["site"]>(
  site: Site,
  { delivery }: Pick<FormOnPage, "delivery">,
) => (delivery ? { ...site, delivery } : site);

/** What a form of a page shows: the words of the contact form where it has none of its own. */
export function renderedForm(
  section: SectionOf<"form"> | FormOnPage,
  key: string,
  content: RenderableContent,
): RenderedForm {
  const site = siteOfForm(content.site, section);
  const { form, outcome } = contactWords(content);
  const { heading, fields, subject = heading, submit = form.submit, sent } = section;
  const { method } = site.delivery;
  const privacy = {
    ...form.privacy,
    ...(method !== "mailto" && { [method]: form.further.byService }),
  };
  const words = withWords(
    {
      form: { ...form, heading, submit, mailSubject: subject, privacy },
      outcome: {
        ...outcome,
        ...(sent && {
          sent: { heading: sent.heading, text: sent.text },
          success: { title: sent.heading, description: paragraphText(sent.text).text },
        }),
      },
    },
    site,
  );
  const renderedFields = fieldsOfSection(fields, form);
  const shown = { ...words, fields: renderedFields, store: `form/${key}-` };
  return { shown: shown as unknown as RenderedForm["shown"] };
}

/** The words of the contact form; what the page does not say, or on a site without one, those of the language's pack. */
function contactWords({ site, pages, resources }: RenderableContent) {
  const pack = resources.pack(site.language) ?? resources.pack("en");
  const words = valueAt(pack, ["contact"]) as Pages["contact"]["words"];
  return pageOf(pages, "contact")?.words ?? typeset(words, site.language);
}

/**
 * The words of a form with those only for a way of delivery.
 *
 * @param fields The fields that the firm adds.
 */
export function withWords(
  contact: Pick<Pages["contact"]["words"], "form" | "outcome">,
  site: Site,
  fields?: object,
) {
  const { method } = site.delivery;
  const { answers, name, email, message, errors, further, ...labels } = contact.form;
  const { heading, title } = errors;
  const note = labels.privacy[method];
  const sendsMore = fields && note && method !== "mailto";
  const blank = note?.endsWith("。") ? "" : " ";
  const languages = answerLanguages(site);
  const form = {
    ...labels,
    mailSubject: plainWords(labels.mailSubject),
    ...(languages && { answers: fill(answers, { languages }) }),
    privacy: { [method]: sendsMore ? `${note}${blank}${further.sent}` : note },
    errors: { heading, title },
  };
  if (method !== "mailto") return { form, outcome: contact.outcome };
  // Nobody knows whether a mail program has sent the message.
  const { sent, failed, failure, failureConsole, ...outcome } = contact.outcome;
  return { form: { ...form, trap: undefined }, outcome };
}

/** Names of the languages in which the firm answers; undefined if the page's language is one of them. */
function answerLanguages({
  answers = [],
  language,
  words: {
    interface: { list },
  },
}: Site): string | undefined {
  const [own] = language.split("-");
  if (answers.length === 0 || answers.some((tag) => tag.split("-")[0] === own)) return undefined;
  return wordList(
    list,
    answers.map((tag) => languageName(tag, language, answers)),
  );
}
