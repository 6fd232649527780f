import { found } from "../../../words/say.ts";
import { slotsOf } from "../../../words/template.ts";
import { isWritten, placeOf } from "../../shape/index.ts";
import { hasKey } from "../../values.ts";
import type { UndatedContext } from "../rule-context.ts";
import { sectionsOfKind } from "../sections-of-kind.ts";
import { hasProducts } from "./pages.ts";

export function checkWaitlistFallback({ site, products, everyPage, report }: UndatedContext): void {
  // Other methods need no mail link.
  if (site?.delivery?.method !== "mailto" || !everyPage.some(hasProducts)) return;
  if (site.contact === undefined || site.contact.supportEmail !== undefined) return;
  const open = products.find(({ waitlist }) => waitlist === "open");
  const { file } = placeOf(site.contact) ?? {};
  // An invalid address is reported by its schema.
  if (!open || !file || isWritten(site.contact, "supportEmail")) return;
  report(open, "waitlist", found("contact.waitlist-fallback", { file: file.file }));
}

export function checkDeliveryText({ site, pages, files, report }: UndatedContext): void {
  const { delivery } = site ?? {};
  const { method } = delivery ?? {};
  const policy = files.find(({ root }) => root === pages.privacy);
  for (const text of policy?.texts ?? [])
    if (method === "mailto" && slotsOf(text.value).includes("service"))
      report(text, found("contact.no-service"));
  const privacy = pages.contact?.words?.form?.privacy;
  if (delivery === undefined || method === undefined || privacy === undefined) return;
  const { file } = placeOf(privacy) ?? {};
  // An invalid text is reported by its schema.
  if (!file || privacy[method] !== undefined || isWritten(privacy, method)) return;
  report(delivery, "method", found("contact.delivery-unsaid", { method, file: file.file }));
}

/** The fields of each form of a site, with how that is sent. */
function formsIn(context: UndatedContext) {
  const { site, pages } = context;
  const others = sectionsOfKind(context, "form").map(({ section }) => section);
  type Fields = NonNullable<(typeof others)[number]["fields"]>;
  return [{ fields: pages.contact?.form?.fields, delivery: undefined }, ...others].map(
    ({ fields = [], delivery }) => ({
      fields: fields as Fields,
      way: delivery ?? site?.delivery,
      where: delivery ? "form" : "site",
    }),
  );
}

export function checkFieldDoubled(context: UndatedContext): void {
  for (const { fields, way, where } of formsIn(context)) {
    const hidden = way?.method === "post" ? way.fields : undefined;
    for (const field of fields)
      if ("name" in field && field.name !== undefined && hasKey(hidden, field.name))
        context.report(field, "name", found("contact.field-doubled", { name: field.name, where }));
  }
}

/** Reports a form of which a service gets messages from people whom nobody can answer. */
export function checkFormAnswer(context: UndatedContext): void {
  for (const { section } of sectionsOfKind(context, "form")) {
    const { method } = section.delivery ?? context.site?.delivery ?? {};
    const kinds = section.fields?.map(({ kind }) => kind) ?? [];
    // A visitor's own mail program sends the address too.
    if (!method || method === "mailto" || kinds.length === 0) continue;
    if (!kinds.some((kind) => kind === undefined || /^(?:email|phone)$/.test(kind)))
      context.report(section, "fields", found("contact.form-answer"));
  }
}

export function checkFieldFile(context: UndatedContext): void {
  for (const { fields, way } of formsIn(context))
    for (const field of fields)
      if (field.kind === "file" && way?.method !== undefined && way.method !== "post")
        context.report(field, "kind", found("contact.field-file", { method: way.method }));
}
