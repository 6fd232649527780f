import { slotsOf } from "../../../src/content/template.ts";
import { defineRules } from "../linting/define-rule.ts";
import { inPlainDigits } from "../read/findings/as-typed.ts";
import { code } from "../read/findings/words.ts";
import { place } from "../read/located.ts";

const phone = (display: string) =>
  `contact:\n  phones:\n    - label: Sales\n      number: "+999123456789"\n      display: ${display}`;

export const contactRules = defineRules({
  "contact-valid": {
    severity: { check: "warning", publish: "error" },
    where: "site",
    summary:
      "A telephone number shown otherwise than dialled, an address of one line, a map of nowhere.",
    why: "Nobody notices that a link dials another number than it shows until a customer does.",
    mend: "Let `display` hold the digits of `number`, write the address line by line, set the map's place.",
    bad: phone("«+999 123 456 798»"),
    good: phone("+999 123 456 789"),
    check({ site, report }) {
      const { phones, address, place } = site?.contact ?? {};
      for (const { number, display } of phones ?? []) {
        if (number === undefined || display === undefined) continue;
        if (!showsSame(display.value, number.value))
          report(display, {
            message: `The number shown, ${display.value}, is not the one dialled, ${number.value}.`,
            hint: "Give both the same digits; a leading 0 may stand for the country's code.",
          });
      }
      const [line, ...more] = address ?? [];
      if (line && more.length === 0)
        report(line, {
          message: "The address has only one line.",
          hint: "Write street, place and country, each on a line of its own.",
        });
      if (place?.latitude?.value === 0 && place.longitude?.value === 0)
        report(place.latitude, {
          message: "The map's mark stands at 0, 0, in the sea off Africa.",
          hint: "Write the office's degrees north and east, with a minus sign for south and west.",
        });
    },
  },
});

/** Whether a number as people read it, with the country's code or without, is the one dialled. */
function showsSame(display: string, number: string): boolean {
  const shown = inPlainDigits(display).replaceAll("(0)", "").replaceAll(/\D/g, "");
  const dialled = number.slice(1);
  // Before the country's code stands + or, on most telephones, 00.
  if (shown === dialled || shown === `00${dialled}`) return true;
  const national = shown.replace(/^0/, "");
  const code = dialled.length - national.length;
  return (
    !display.trim().startsWith("+") &&
    national !== "" &&
    dialled.endsWith(national) &&
    code >= 1 &&
    code <= 3
  );
}

export const deliveryRules = defineRules({
  "waitlist-fallback": {
    severity: "error",
    summary: "An open waitlist without a support address for its mail link.",
    why: "With `delivery: mailto` the list is kept in the visitor's browser; only a message tells the company of it.",
    mend: "Add `supportEmail:` under `contact:` in site.yaml, or close the waitlist.",
    bad: "# content/site.yaml has no supportEmail.\nwaitlist: «open»",
    good: "waitlist: closed",
    check({ site, products, pages, report }) {
      // Only that page has the buttons.
      if (pages.products === undefined) return;
      if (site?.contact === undefined || site.contact.supportEmail !== undefined) return;
      // Where the site itself sends, it has an address to send to.
      if (site.delivery?.method?.value !== "mailto") return;
      const { file, path } = site.contact[place];
      // An address that is there and wrong is reported as such.
      const written = file.keyRange([...path, "supportEmail"]);
      const open = products.find(({ waitlist }) => waitlist?.value === "open");
      if (open?.waitlist === undefined || written !== undefined) return;
      report(open.waitlist, {
        message: "An open waitlist needs a support address, and the site has none.",
        hint: `Add \`supportEmail:\` under \`contact:\` in ${file.file}, or write \`closed\` here.`,
      });
    },
  },
  "delivery-text": {
    severity: "error",
    where: "site",
    summary:
      "A way of delivery of which no text says where a message goes, in a language without a pack; or a policy that names a service where there is none.",
    why: "Whoever writes to you must know where the words go before they are sent.",
    mend: "Write the text for it under `form.privacy` in pages/contact.yaml; in the policy, leave out `{service}`.",
    bad: "# There is no pack for Latin.\nlanguage: la\ndelivery:\n  method: «emailjs»\n  serviceId: service\n  templateId: template\n  publicKey: key",
    good: "language: la\ndelivery:\n  method: mailto",
    check({ site, pages, files, report }) {
      const method = site?.delivery?.method;
      const policy = files.find(({ root }) => root === pages.privacy);
      for (const text of policy?.texts ?? [])
        if (method?.value === "mailto" && slotsOf(text.value).includes("service"))
          report(text, {
            message:
              "`{service}` names what takes the messages, and here that is the mail program of whoever writes.",
            hint: "Say so in place of it, or name the service under `delivery:` in site.yaml.",
          });
      const privacy = pages.contact?.form?.privacy;
      if (method === undefined || privacy === undefined) return;
      const { file, path } = privacy[place];
      if (privacy[method.value] !== undefined) return;
      // A text that is there and wrong is reported as such.
      if (file.keyRange([...path, method.value]) !== undefined) return;
      report(method, {
        message: `Messages go by ${code(method.value)}, and no text says where that is.`,
        hint: `Add ${code(`${method.value}:`)} under \`form.privacy\` in ${file.file}, with a sentence for those who write to you.`,
      });
    },
  },
});
