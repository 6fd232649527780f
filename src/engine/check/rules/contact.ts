import { urlOf } from "../../../words/addresses/url.ts";
import { isOfDay, likelyAfternoon, spanText } from "../../../words/dates/span.ts";
import { foldCase } from "../../../words/fold-case.ts";
import { groupedBy } from "../../../words/grouped-by.ts";
import { memoize } from "../../../words/memoize.ts";
import { normalizeInput } from "../../../words/normalize-input.ts";
import { commas, found, say } from "../../../words/say.ts";
import { quote } from "../../format.ts";
import { isWithinEdits, nearest } from "../../nearest.ts";
import { pathId } from "../../path-id.ts";
import { placesOf } from "../../schema/groups/contact-details.ts";
import { partsOf, spansAmong, weekOf } from "../../schema/groups/opening-hours.ts";
import { afternoonEnd } from "../../schema/groups/timetable.ts";
import { dateSample, regionalTag, type Text, textAt } from "../../shape/index.ts";
import { contentLinks } from "../content-links.ts";
import { reportMatches } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";
import { sectionsOfKind } from "../sections-of-kind.ts";
import { offsetAt, timeZoneOf } from "../time-zone.ts";
import { isFictional } from "./placeholder.ts";

/** Services of mail that many have, whose letters people exchange as they type. */
const mailHosts = [
  "gmail.com",
  "hotmail.com",
  "icloud.com",
  "outlook.com",
  "t-online.de",
  "yahoo.com",
];

/** Whether many have a host of mail; the names of several services differ by a letter, such as "gmail" and "ymail". */
const isShared = (host: string) => mailHosts.includes(host) || /^[a-z]?mail\./.test(host);

/** Ends of hosts that none has, by what they are for. */
const mistypedEnds: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|comm|vom|xom)$/, ".com"],
  [/\.(?:nte|ent|nett)$/, ".net"],
  [/\.(?:ogr|rog|orgg)$/, ".org"],
  // The last letter of a country, typed twice.
  [/(?<=\.(?:at|be|ch|cz|de|es|eu|fr|ie|it|nl|pl|pt|se|uk))([a-z])(?<=\1\1)$/, ""],
];

/** Hosts of mail with a letter too few or too many, but no word that may be a name, such as "gmall". */
const mistypedHosts: readonly [RegExp, string][] = [
  [/^g(?:mai|mal|mil|maill|mmail)\.com$/, "gmail.com"],
  [/^(?:hotmai|hotmal|hotmil|hotmaill)\.com$/, "hotmail.com"],
  [/^(?:iclod|iclou|icoud|iclould)\.com$/, "icloud.com"],
  [/^(?:oulook|outlok|outloo|outloook)\.com$/, "outlook.com"],
  [/^(?:yaho|yahho|yahooo)\.com$/, "yahoo.com"],
];

/** The letters of a word in their order of the alphabet. */
export const sortedLetters = memoize((word) => [...word].sort().join(""), { most: 1000 });

/** The host that is meant by a misspelt one; undefined for any other. */
function meantHost(host: string): string | undefined {
  const mend = (all: string, [from, to]: readonly [RegExp, string]) => all.replace(from, to);
  const ended = [...mistypedEnds, ...mistypedHosts].reduce(mend, host.toLowerCase());
  const letters = sortedLetters(ended);
  const meant = mailHosts.find((one) => sortedLetters(one) === letters) ?? ended;
  return meant === host.toLowerCase() ? undefined : meant;
}

/** An address of mail: its name with the sign, and its host. */
export const mailAddress = /([\w.+-]{1,64}@)([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,9})/gi;

/** The hosts of a site and of its addresses of mail, other than those that many have. */
function ownHosts({ site }: UndatedContext, addresses: readonly Text[]): ReadonlySet<string> {
  const { hostname } = urlOf(`${site?.origin}`) ?? { hostname: "" };
  const ofMail = addresses.map(({ value }) => value.split("@")[1] ?? "");
  const own = [hostname.replace(/^www\./, ""), ...ofMail].map((host) => host.toLowerCase());
  return new Set(own.filter((host) => !isShared(host)));
}

/** The host of one's own from which another differs by a letter, or by two exchanged ones, in its name alone. */
function nearHost(host: string, own: ReadonlySet<string>): string | undefined {
  const nameOf = (one: string) => one.replace(/\.[^.]*$/, "");
  const isNear = (one: string) =>
    nameOf(one).length > 4 &&
    one.replace(nameOf(one), "") === host.slice(nameOf(host).length).toLowerCase() &&
    // The number of a branch is no slip.
    one.replaceAll(/\D/g, "") === host.replaceAll(/\D/g, "") &&
    isWithinEdits(nameOf(host).toLowerCase(), nameOf(one), 1);
  return [...own].find(isNear);
}

function reportMisspeltHosts(context: UndatedContext): void {
  const { contact } = context.site ?? {};
  const own = ["email", "supportEmail"].flatMap((key) => textAt(contact, key) ?? []);
  const links = contentLinks(context).filter(({ value }) => value.startsWith("mailto:"));
  const shown = context.prose.filter(({ value }) => value.includes("@"));
  const hosts = ownHosts(context, own);
  reportMatches(context, [...own, ...links, ...shown], mailAddress, ([, name, host = ""]) => {
    const isRight = hosts.has(host.toLowerCase()) || isShared(host.toLowerCase());
    const meant = meantHost(host) ?? (isRight ? undefined : nearHost(host, hosts));
    const hint = say("suggest.name", { meant: `${name}${meant}` });
    return meant !== undefined && { message: say("contact.misspelt-host", { host }), hint };
  });
}

const isHours = ({ path }: Text) => path[0] === "contact" && path.includes("hours");

export function checkHoursNight(context: UndatedContext): void {
  const nightly = (until: string, meant: string) =>
    found("hours.next-morning", { time: until, meant });
  const placeIn = ({ path }: Text) =>
    pathId(
      path.slice(
        0,
        path.findIndex((step) => step === "hours" || step === "exceptions"),
      ),
    );
  for (const texts of groupedBy(context.prose.filter(isHours), placeIn).values()) {
    const week = weekOf(Object.fromEntries(texts.map(({ key, value }) => [key, value])));
    const isDaily = isOfDay(week.map(spansAmong));
    for (const text of texts)
      for (const span of spansAmong(partsOf(text.value))) {
        const meant = likelyAfternoon(span, isDaily);
        const [, until = ""] = spanText(span).split("–");
        if (meant && !text.isInherited) context.report(text, nightly(until, spanText(meant)));
      }
  }
  for (const { section } of sectionsOfKind(context, "timetable"))
    for (const item of section.items ?? []) {
      const until = textAt(item, "until");
      const meant = until && afternoonEnd(`${item.from}`, until.value);
      if (meant && !until.isInherited) context.report(until, nightly(until.value, meant));
    }
}

export function checkContactValid(context: UndatedContext): void {
  const { site, prose, report, reportIn } = context;
  reportMisspeltHosts(context);
  const closed = new Set(["closed", foldCase(`${site?.words?.interface?.closed ?? ""}`)]);
  for (const text of prose.filter(isHours)) {
    const [word, ...others] = partsOf(text.value) ?? [];
    if (typeof word !== "string" || others.length > 0) continue;
    if (closed.has(foldCase(word)) || nearest(word, closed))
      reportIn(text, 0, text.value.length, {
        ...found("contact.closed-in-words", { words: quote(text.value) }),
        fix: "closed",
      });
  }
  for (const { phones, address, place } of placesOf(site?.contact)) {
    for (const phone of phones ?? []) {
      const { number, display } = phone;
      if (number === undefined || display === undefined || number === "…") continue;
      if (!isSameNumber(display, number))
        report(phone, "display", {
          ...found("contact.other-number", { display, number }),
          ...eitherNumber(display, number),
        });
    }
    if (address?.length === 1) report(address, 0, found("contact.one-line-address"));
    if (place?.latitude === 0 && place.longitude === 0)
      report(place, "latitude", found("contact.null-island"));
  }
  // Further places may be in any country, whatever number they have.
  const { place, phones, country, timeZone } = site?.contact ?? {};
  const clocks = [{ country: countryOf(phones) }, { country, timeZone }].flatMap(
    (clock) => timeZoneOf(clock) ?? [],
  );
  if (place && clocks.length > 0 && clocks.every((zone) => isExchanged(place, zone)))
    report(place, "latitude", exchangedFinding(place));
}

/** To dial the number that is shown, or to show the one that is dialled, if the two differ in their last digits. */
function eitherNumber(display: string, number: string) {
  const typed = normalizeInput(display).replaceAll("(0)", "");
  const digits = typed.replaceAll(/\D/g, "").replace(/^0{1,2}/, "");
  const isWhole = /^\+|^00/.test(typed.trim()) && /^[1-9]\d{7,14}$/.test(digits);
  const meant = isWhole ? `+${digits}` : number.slice(0, -digits.length) + digits;
  const isLast = isWhole || meant.slice(0, -4) === number.slice(0, -4);
  if (!isLast || /\p{L}|;/u.test(typed + number)) return {};
  const [one, other] = [`number: "${meant}"`, `display: "${number}"`];
  return { hint: say("hours.either", { one, other }) };
}

/** The country that the first telephone number dials. */
const countryOf = (phones: readonly { number?: string | undefined }[] = []) =>
  regionalTag("en", phones[0]?.number ?? "")?.slice(3);

type Position = { latitude?: number | undefined; longitude?: number | undefined };

/** Latitudes at which most people live. */
const [southernmost, northernmost] = [-48, 72];

/** Whether clocks belong to the other side of the earth than a place, and to its degrees exchanged. */
function isExchanged({ latitude, longitude }: Position, timeZone: string): boolean {
  if (latitude === undefined || longitude === undefined) return false;
  // Clocks are ahead in summer, in the north or in the south.
  const hours = [0, 6].map((month) => offsetAt(timeZone, Date.UTC(2026, month)) / 3_600_000);
  const noon = 15 * Math.min(...hours);
  const isPossible = longitude > southernmost && longitude < northernmost;
  return isPossible && Math.abs(longitude - noon) > 30 && Math.abs(latitude - noon) < 25;
}

function exchangedFinding({ latitude, longitude }: Position) {
  const [first, second] = [`latitude: ${longitude}`, `longitude: ${latitude}`];
  return {
    message: say("contact.other-side", { latitude: `${latitude}`, longitude: `${longitude}` }),
    hint: say("values.exchanged", { first, second }),
  };
}

export function checkLanguageRegion({ site, translation, report }: UndatedContext): void {
  const { language, contact } = site ?? {};
  const { number } = contact?.phones?.[0] ?? {};
  if (language === undefined || number === undefined || translation || isFictional(number)) return;
  const tag = regionalTag(language, number);
  if (tag === undefined || dateSample(tag) === dateSample(language)) return;
  const samples = { shown: dateSample(language), usual: dateSample(tag) };
  report(site as object, "language", found("contact.language-region", { ...samples, number, tag }));
}

export function checkPhoneUnlisted(context: UndatedContext): void {
  const { contact } = context.site ?? {};
  if (contact?.phones === undefined) return;
  const phones = placesOf(contact).flatMap((place) => place.phones ?? []);
  // What a source links to is reported there.
  const texts = context.sourcePages?.flatMap((page) => page.texts) ?? [];
  const known = [
    ...phones.map(({ number = "" }) => dialled(`tel:${number}`)),
    ...contentLinks({ texts }).map(({ value }) => dialled(value)),
  ];
  const links = contentLinks(context);
  const called = new Set(links.map(({ value }) => dialled(value)));
  for (const target of links) {
    const number = dialled(target.value);
    if (number === undefined || known.includes(number)) continue;
    const finding = found("contact.phone-unlisted", { number });
    // Whoever has got another number has changed its last digits, and no link dials the new one.
    const isNear = (one?: string) =>
      one &&
      one.length > 6 &&
      one.length === number.length &&
      one.slice(0, -4) === number.slice(0, -4) &&
      !called.has(one);
    const near = context.isWhole ? [...new Set(known.filter(isNear).map(String))] : [];
    const hint = [say("suggest.name", { meant: commas(near) }), finding.hint].join(" ");
    context.report(target, near.length > 0 ? { ...finding, hint } : finding);
  }
}

/** The number that a link dials, or writes to by WhatsApp, without its extension. */
export function dialled(address: string): string | undefined {
  const [, number, digits] = /^(?:tel:([^;,]*)|https:\/\/wa\.me\/(\d+))/.exec(address) ?? [];
  return number ?? (digits && `+${digits}`);
}

/** How people write a number inside its country, each for digits as they are shown, a space, and as they are dialled. */
const inland = [
  /^0?(\d+) \d{1,3}\1$/,
  // Russia, Kazakhstan, Lithuania, Belarus and Turkmenistan; Hungary; a mobile telephone in Argentina.
  /^80?(\d+) (?:7|37[05]|993)\1$/,
  /^06(\d+) 36\1$/,
  /^0?(\d{2,4})15(\d{6,8}) 549\1\2$/,
];

const keypadDigit = (letter: string) =>
  "22233344455566677778889999".charAt(letter.toLowerCase().charCodeAt(0) - 97);

/** Whether a displayed number, with or without the country code and words behind it, is the number that is dialled. */
export function isSameNumber(display: string, number: string): boolean {
  const [dialled = "", extension] = number.replace(/^\D/, "").split(/;ext=|,+/);
  const typed = normalizeInput(display).replaceAll("(0)", "");
  const [, shown] = /\d\s*[^\d\s.-]\D*(\d{1,7})\D*$/.exec(typed) ?? [];
  const isOther = extension !== undefined && shown !== undefined && extension !== shown;
  // Telephones dial letters by their keys, and ignore up to two beyond the number.
  const keys = /[a-z]{3}/i.test(typed)
    ? typed.replaceAll(/[a-z]/gi, keypadDigit).replaceAll(/\D/g, "")
    : "";
  const ends = isOther ? [] : [...typed.matchAll(/(?<=\d)\s*[^\d\s.-]/g)];
  const begun = ends.map(({ index }) => typed.slice(0, index));
  const written = [typed, ...begun, keys, keys.slice(0, -1), keys.slice(0, -2)];
  return written.some((text) => {
    const digits = text.replaceAll(/\D/g, "");
    // The prefix of a country code is + or, on most phones, 00.
    if (digits === dialled || digits === `00${dialled}`) return true;
    return !typed.startsWith("+") && inland.some((form) => form.test(`${digits} ${dialled}`));
  });
}
