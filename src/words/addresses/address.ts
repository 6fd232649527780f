import { type Fault, faultText, toWrite } from "../fault.ts";
import { say } from "../say.ts";
import { emailFault, isEmail, mailtoFault } from "./mail-address.ts";
import { phoneFault, toDialled } from "./telephone.ts";
import { decodeAddress } from "./url.ts";
import {
  bareHost,
  endpointFault,
  originFault,
  spaceFault,
  webAddressFault,
  whatsAppFault,
} from "./web-address.ts";

/** By kind of address, what is wrong with one, and what to write instead; `undefined` if visitors can use it. */
const faults = {
  /** An e-mail address that a mail program accepts. */
  email: emailFault,
  /** A page on the web. */
  webAddress: webAddressFault,
  /** The address at which the site is published. */
  origin: originFault,
  /** A service that receives messages. Nobody may read them in transit, but on the machine of a test or developer. */
  endpoint: endpointFault,
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
const onDisk =
  /^(?:file:|[a-z]:[\\/]|\\\\|\/(?:users|home|volumes)\/)(?:.*[\\/])?([^\\/]+\.\w{2,5})$/is;
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
  if (small === "mailto:") return mailtoFault(rest);
  if (/^https?:/.test(address.trim()) || bareHost.test(address.trim()))
    return whatsAppFault(address.trim()) ?? webAddressFault(address);
  if (own.test(address)) return undefined;
  if (address.trim() === "#") return { message: faultText("addresses.only-hash") };
  if (/^\+/.test(address) && toDialled(address)) return toWrite(`tel:${toDialled(address)}`);
  if (/@/.test(address) && isEmail(address)) return toWrite(`mailto:${address}`);
  return /^[/#]/.test(address) ? spaceFault(address) : { message: say("addresses.link") };
}
