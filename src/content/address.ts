import * as z from "zod";
import { type Fault, faultText, toWrite } from "./fault.ts";
import { say } from "./say.ts";

/** To write an address of a kind. */
const anyOf = (kind: "link" | "whole" | "email"): Fault => ({ message: say(`addresses.${kind}`) });

/** A number with the country's code and perhaps an extension, behind a pause or as in RFC 3966; or a short number. */
const phone = "(\\+[1-9][0-9]{6,14}((;ext=|,+)[0-9]{1,7})?|[*]?[1-9][0-9]{2,6}|0[0-9]{4})";

/** By kind of address, what is wrong with one, and what to write instead; `undefined` if visitors can use it. */
const faults = {
  /** An e-mail address that a mail program accepts. */
  email: emailFault,
  /** A page on the web. */
  webAddress: webAddressFault,
  /** The address at which the site is published. */
  origin: (address) => webAddressFault(address) ?? originFault(address),
  /** A service that receives messages. Nobody may read them in transit, but on the machine of a test or developer. */
  endpoint: (address) =>
    webAddressFault(address) ??
    (/^http:(?!\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/.test(address)
      ? { message: say("addresses.secure-endpoint") }
      : undefined),
  /** Where a link may lead: a web address, `mailto:`, `tel:`, or a path of this site such as `/about`. */
  href: linkFault,
  /** The contact in security.txt. */
  contact: (address) =>
    linkFault(address) ??
    (/^([/#]|http:)/.test(address) ? { message: say("addresses.security-contact") } : undefined),
} satisfies Record<string, (address: string) => Fault | undefined>;

export type AddressKind = keyof typeof faults;

/** What stands for `booking` of site.yaml in any link. */
export const bookingWord = "booking";

// A scheme that no link of this site needs, or an address relative to the page's scheme.
const otherScheme = /^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:(?!\d)|^[/\\]{2}|^[/\\]\\/i;
/** A file on the computer of whoever wrote the address; the name of the file. */
const onDisk = /^(?:file:|[a-z]:[\\/]|\\\\|\/(?:users|home|volumes)\/).*?([^\\/]+\.\w{2,5})$/is;
/** An address of the web without its scheme: a host that ends as no file does. */
const bareHost =
  /^(?:https?:?\/*)?((?:www\.[^\s\\]+|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?!(?:html?|php|aspx?|ya?ml|pdf|docx?|xlsx?|txt|zip|ics|jpe?g|png|gif|webp|avif|svg|heic)(?:$|[/?#]))[a-z]{2,})(?:[/?#][^\s\\]*)?)$/i;
const own = /^(\/(?![/\\])[^\s\\]*|#[^\s]+)$/;

/** What is wrong with an address of a kind, and what to write instead; `undefined` if visitors can use it. */
export function addressFault(address: string, kind: AddressKind = "href"): Fault | undefined {
  if (kind === "href" && address === bookingWord) return undefined;
  const [, name] = /^(href|contact)$/.test(kind) ? (onDisk.exec(decodeAddress(address)) ?? []) : [];
  if (name) {
    const file = name.toLowerCase().replaceAll(/\s+/g, "-");
    return { message: faultText("addresses.on-disk", { file }), rule: "link-scheme" };
  }
  if (/^(href|contact)$/.test(kind) && otherScheme.test(address.trim()))
    return { message: faultText("addresses.other-scheme"), rule: "link-scheme" };
  return faults[kind](address);
}

function linkFault(address: string): Fault | undefined {
  const [, scheme = "", rest = ""] = /^([a-z]+:)(.*)$/is.exec(address.trim()) ?? [];
  const small = scheme.toLowerCase();
  if (scheme !== small) return toWrite(`${small}${rest}`);
  if (small === "tel:")
    return phoneFault(address.replace("tel:", ""), (number) => toWrite(`tel:${number}`));
  if (small === "mailto:") return mailFault(rest);
  if (/^https?:/.test(address.trim()) || bareHost.test(address.trim()))
    return whatsAppFault(address.trim()) ?? webAddressFault(address);
  if (own.test(address)) return undefined;
  if (address.trim() === "#") return { message: faultText("addresses.only-hash") };
  if (/^\+/.test(address) && toDialled(address)) return toWrite(`tel:${toDialled(address)}`);
  if (/@/.test(address) && isEmail(address)) return toWrite(`mailto:${address}`);
  return /^[/#]/.test(address) ? spaceFault(address) : anyOf("link");
}

/** WhatsApp finds a number only by its country's code and digits. */
function whatsAppFault(address: string): Fault | undefined {
  const [, before, written = "", behind] =
    /^(https:\/\/wa\.me\/)([^?#/]*\d[^?#/]*)([?#].*)?$/.exec(address) ?? [];
  if (/[a-z]/i.test(written.replaceAll("%20", ""))) return undefined;
  const digits = written.replaceAll(/%20|\D/g, "").replace(/^00/, "");
  if (before === undefined) return undefined;
  if (digits.startsWith("0")) return { message: say("addresses.whatsapp") };
  return written === digits ? undefined : toWrite(`${before}${digits}${behind ?? ""}`);
}

/** Whether a name can be a host: letters, digits, hyphens and single dots, or an IPv6 address in brackets. */
function isHost(name = ""): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/.test(name);
}

function webAddressFault(address: string): Fault | undefined {
  const [scheme = ""] = /^https?:(?=\/\/)/i.exec(address) ?? [];
  if (scheme !== scheme.toLowerCase())
    return toWrite(`${scheme.toLowerCase()}${address.slice(scheme.length)}`);
  if (scheme === "" || !urlOf(address.trim()) || address.includes("\\")) {
    const [, bare] = bareHost.exec(address) ?? [];
    if (bare) return toWrite(`https://${bare}`);
    return /^https?:\/\/.*\s/.test(address) ? spaceFault(address) : anyOf("whole");
  }
  if (/\s/.test(address)) return spaceFault(address);
  const url = new URL(address);
  if (!isHost(url.hostname)) {
    const right = address.replace(/(?<=\/\/)[^/?#]*/, (host) =>
      host.replaceAll(/[.,;]+/g, ".").replace(/^\.|\.$/g, ""),
    );
    return isHost(urlOf(right)?.hostname) ? toWrite(right) : anyOf("whole");
  }
  if (url.username === "" && url.password === "") return undefined;
  const open = address.replace(/(?<=\/\/)[^/?#]*@/, "");
  return { message: faultText("addresses.password", { address: open }) };
}

function originFault(address: string): Fault | undefined {
  const origin = urlOf(address)?.origin ?? address;
  if (origin !== address) {
    const message = /[^\p{ASCII}]/u.test(address)
      ? say("addresses.origin-host", { origin })
      : say("addresses.origin-only", { origin });
    return { message, meant: origin, isExplained: true };
  }
  return address.startsWith("http:") ? { message: say("addresses.secure-origin") } : undefined;
}

function spaceFault(address: string): Fault {
  const meant = address.trim();
  if (/\s/.test(meant)) return { message: faultText("addresses.space") };
  return toWrite(meant, say("addresses.space.message"));
}

/**
 * What is wrong with a telephone number, and what to write instead; `undefined` if people can dial it.
 *
 * @param write To write the right number, as the content has it.
 */
export function phoneFault(number: string, write: (right: string) => Fault): Fault | undefined {
  const right = toDialled(number);
  if (right === number) return undefined;
  return right ? write(right) : { message: say("addresses.any-number") };
}

/** What is wrong with the part of a `mailto:` address after the scheme. */
function mailFault(rest: string): Fault | undefined {
  const [to = "", ...query] = rest.split("?");
  const found = decodeAddress(to).split(",").map(emailFault);
  const fault = found.find((one) => one !== undefined);
  if (fault === undefined) return /\s/.test(rest) ? spaceFault(rest) : undefined;
  return fault.meant === undefined || found.length > 1
    ? { message: say("addresses.mailto") }
    : toWrite(`mailto:${[fault.meant, ...query].join("?")}`);
}

/** The most characters of an address that is looked at closely: an e-mail address has at most 254 (RFC 5321). */
const longest = 2000;

/** Letters of all scripts are allowed (RFC 6531). Latin letters replace them before zod's pattern is tested. */
function emailFault(address: string): Fault | undefined {
  if (isEmail(address)) return undefined;
  if (address.length > longest) return anyOf("email");
  const plain = address
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/[?].*$/, "")
    .replace(/^[^<@]*</, "")
    .replace(/\s*(?:@|[([]at[)\]])\s*/i, "@")
    .replaceAll(/^["'“”„‘’‚«»<(]+|["'“”„‘’‚«»>),;.]+$/gu, "")
    .replaceAll(/\.{2,}|,(?=[a-z]+$)/g, ".");
  return plain !== address && isEmail(plain) ? toWrite(plain) : anyOf("email");
}

function isEmail(address: string): boolean {
  const [, name = "", host = ""] = /^([^@]+)@([^@]+)$/.exec(address) ?? [];
  // Full-width letters are Latin.
  if (/[\uFF01-\uFF5E]/.test(address)) return false;
  const plainName = name.replaceAll(/[\p{L}\p{M}\p{N}]/gu, "a");
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(host) || !urlOf(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isPlain = hostname.split(".").every((label) => !/^-|-$|^$/.test(label));
  return (
    isPlain && z.regexes.email.test(`${plainName}@${hostname.replaceAll(/xn--[\w-]+/g, "xn")}`)
  );
}

/** The form of a telephone number. {@link phoneFault} says whether people can dial it. */
export const numberPattern = new RegExp(`^${phone}$`);

/** Countries whose numbers can begin with 0 behind the code, such as Italy and Benin, and worldwide free numbers. */
const keepsZero = "39|47|37[89]|80[08]|2(?:2[5-79]|4[12]|50)|992";
/** Codes of countries (ITU-T E.164). None begins with another. */
const country =
  "[17]|2(?:[07]|[1-689]\\d)|3(?:[0-469]|[578]\\d)|4(?:[013-9]|2\\d)|5(?:[1-8]|[09]\\d)|6(?:[0-6]|[7-9]\\d)|8(?:[1246]|[035789]\\d)|9(?:[0-58]|[679]\\d)";
/** What people dial before a number inside its country, behind the code, where the number leads nowhere with it. */
const inland = new RegExp(
  `(?<=^\\+1)1|(?<=^\\+7)8(?=\\d{10}$)|(?<=^\\+36)06|(?<=^\\+(?!${keepsZero})(?:${country}))0`,
);

/** A telephone number, written as people do, in the form that is dialled; `undefined` without the country's code. */
export function toDialled(written: string): string | undefined {
  const plain = written
    .replaceAll(/["'“”„‘’]/gu, "")
    .trim()
    .replace(/^tel:/i, "")
    .replace(/(?<=\d)[\s;,]*(?:ext(?:ension|n)?\.?|x)[\s=:]*(?=\d{1,7}$)/i, ";ext=")
    .replaceAll(/\(0\)|[\s().\-/]/g, "")
    .replace(/^00/, "+")
    .replace(inland, "");
  return numberPattern.test(plain) ? plain : undefined;
}

/**
 * An address as a URL; `undefined` if it is invalid. In Node 20 `URL.canParse` rejects letters such as ü after
 * some thousand calls.
 */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Decodes valid percent-encoding in an address or a part of one. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
