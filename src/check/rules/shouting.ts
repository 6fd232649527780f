import { defineRule } from "../linting/define-rule.ts";
import { vocabularyOf } from "../linting/own-words.ts";
import { reportMatches } from "../linting/report-matches.ts";

const acronyms = new Set(
  `AJAX ARIA ASCII BIOS CCPA CNAME COPPA CSRF DHCP DNSSEC DPDP DSGVO FAQS FERPA GDPR GIF GSTIN HDMI HIPAA
  HTML HTTP HTTPS IBAN IMAP IPTV ISBN ISO JPEG JSON LGPD LTSC MIDI NASA NATO NFC NVDA OAUTH OECD OWASP PDF PIPEDA
  PNG REST RFID RGPD SAML SARIF SEPA SMTP SOAP SWIFT TOTP UNESCO UNICEF USB UTF VOIP VPAT WCAG WEBP WLAN XHTML XLSX YAML TODO FIXME`.split(
    /\s+/,
  ),
);
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?:[ '’-]\p{Lu}{2,})*(?![\p{L}\p{N}])/gu;

export const shouting = defineRule({
  id: "shouting",
  severity: "warning",
  summary: "Words in capitals that are no known acronym.",
  why: "Readers take them for shouting, and some screen readers spell them letter by letter.",
  mend: "Write small letters; the site's styles give weight. Acronyms of your own belong under `vocabulary` in site.yaml.",
  bad: "tagline: Counts «EVERYTHING» you have",
  good: "tagline: Counts everything you have",
  alsoBad: ["tagline: «MADE FOR YOU» and them"],
  alsoGood: [
    "tagline: Reads HTML and JSON, asks the GDPR",
    "tagline: Hält sich an die DSGVO",
    "tagline: For the UK, the US and ISO 9001",
    "name: KLMNO\ntagline: KLMNO counts",
    "tagline: Model ABCD12",
  ],
  check(context) {
    const { names, prose } = context;
    const own = [...names.map(({ value }) => value), ...vocabularyOf(context)];
    const known = new Set(own.flatMap((words) => words.split(/[^\p{L}]+/u)));
    reportMatches(context, prose, capitals, ([words]) =>
      words.split(/[ '’-]/).every((word) => acronyms.has(word) || known.has(word))
        ? undefined
        : {
            message: `"${words}" is in capitals.`,
            hint: "Write it in small letters; if it is an acronym that readers know, add it to `vocabulary` in site.yaml.",
          },
    );
  },
});
