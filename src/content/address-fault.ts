import * as z from "zod";
import { decoded } from "./decoded.ts";
import { urlOf } from "./url-of.ts";

// A scheme that no link of this site needs, or an address that borrows the page's own.
const otherScheme = /^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:(?!\d)|^[/\\]{2}|^[/\\]\\/i;
const own = /^(\/(?![/\\])[^\s\\]*|#[^\s]+|tel:\+[0-9]+)$/;
/** What to write where it cannot be told what kind of address was meant. */
export const anyAddress =
  "Write a web address with https://, a path of this site such as /about, or mailto: with an address.";

/**
 * What is wrong with an address that content links to, with what to write instead, and the rule that tells of it,
 * where that is not the schema; nothing where it can be a link.
 */
export function addressFault(address: string): { message: string; rule?: string } | undefined {
  if (otherScheme.test(address.trim()))
    return {
      message:
        "This address cannot be a link of this site. Write one that begins with https://, mailto: or tel:, or a path of this site such as /about.",
      rule: "link-scheme",
    };
  const message = formFault(address);
  return message === undefined ? undefined : { message };
}

function formFault(address: string): string | undefined {
  const [, scheme = "", rest = ""] = /^([a-z]+:)(.*)$/is.exec(address.trim()) ?? [];
  const small = scheme.toLowerCase();
  if (scheme !== small) return `Write \`${small}${rest}\`.`;
  if (small === "tel:" && !own.test(address)) return telephoneHint(rest);
  if (small === "mailto:") return mailFault(rest);
  if (/^(?:https?:|(?:https?\/\/)?www\.\S)/.test(address.trim())) return webAddressFault(address);
  if (own.test(address)) return undefined;
  if (/^\+/.test(address) && dialled(address)) return telephoneHint(address);
  if (/@/.test(address) && isEmail(address)) return `Write \`mailto:${address}\`.`;
  return /^[/#]/.test(address) ? spaceHint(address) : anyAddress;
}

const wholeAddress = "Write a whole web address that begins with https://.";

/** Whether a name can be that of a host: letters, digits, hyphens and single points, or a number in brackets. */
function isHost(name = ""): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/.test(name);
}

/** What is wrong with an address on the web; nothing where visitors can follow it. */
export function webAddressFault(address: string): string | undefined {
  const [scheme = ""] = /^https?:(?=\/\/)/i.exec(address) ?? [];
  if (scheme !== scheme.toLowerCase())
    return `Write \`${scheme.toLowerCase()}${address.slice(scheme.length)}\`.`;
  if (scheme === "" || !urlOf(address.trim()) || address.includes("\\")) {
    const [, bare] = /^(?:https?:?\/*)?(www\.[^\s\\]+)$/.exec(address) ?? [];
    if (bare) return `Write \`https://${bare}\`.`;
    return /^https?:\/\/.*\s/.test(address) ? spaceHint(address) : wholeAddress;
  }
  if (/\s/.test(address)) return spaceHint(address);
  const url = new URL(address);
  if (!isHost(url.hostname)) {
    const right = address.replace(/(?<=\/\/)[^/?#]*/, (host) =>
      host.replaceAll(/[.,;]+/g, ".").replace(/^\.|\.$/g, ""),
    );
    return isHost(urlOf(right)?.hostname) ? `Write \`${right}\`.` : wholeAddress;
  }
  if (url.username === "" && url.password === "") return undefined;
  const open = address.replace(/(?<=\/\/)[^/?#]*@/, "");
  return `Every visitor can read the user name or password in this address. Write \`${open}\` in its place, and change the password.`;
}

function spaceHint(address: string): string {
  return /\s/.test(address.trim())
    ? "An address holds no space. Is one there by mistake? Delete it; if it belongs to the address, write %20 in its place."
    : `An address holds no space. Write \`${address.trim()}\`.`;
}

function telephoneHint(number: string): string {
  const digits = dialled(number);
  return digits
    ? `Write \`tel:${digits}\`.`
    : "Write tel:, a plus sign, the country's code and digits, such as tel:+442079460000.";
}

/** What is wrong with the receiver of a mail, and what may stand behind a question mark. */
function mailFault(rest: string): string | undefined {
  const [to = "", ...query] = rest.split("?");
  const faults = decoded(to).split(",").map(emailFault);
  const fault = faults.find((one) => one !== undefined);
  if (fault === undefined) return /\s/.test(rest) ? spaceHint(rest) : undefined;
  const meant = /^Write `(\S+@\S+)`\.$/.exec(fault)?.[1];
  return meant === undefined || faults.length > 1
    ? "Write mailto: and an e-mail address, such as mailto:name@example.org."
    : `Write \`mailto:${[meant, ...query].join("?")}\`.`;
}

/**
 * What to write in place of an e-mail address that is none; nothing where it is one. Letters of other
 * scripts may stand in it (RFC 6531): zod judges it with those as others write them.
 */
export function emailFault(address: string): string | undefined {
  if (isEmail(address)) return undefined;
  const plain = address
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/[?].*$/, "")
    .replace(/^[^<@]*</, "")
    .replace(/\s*(?:@|[([]at[)\]])\s*/i, "@")
    .replaceAll(/^["'“”„‘’‚«»<(]+|["'“”„‘’‚«»>),;.]+$/gu, "")
    .replaceAll(/\.{2,}|,(?=[a-z]+$)/g, ".");
  return plain !== address && isEmail(plain)
    ? `Write \`${plain}\`.`
    : "Write an e-mail address like name@example.org.";
}

function isEmail(address: string): boolean {
  const [, name = "", host = ""] = /^([^@]+)@([^@]+)$/.exec(address) ?? [];
  // Letters of full width are none of another script.
  if (/[\uFF01-\uFF5E]/.test(address)) return false;
  const plainName = name.replaceAll(/[\p{L}\p{M}\p{N}]/gu, "a");
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(host) || !urlOf(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isPlain = hostname.split(".").every((label) => !/^-|-$|^$/.test(label));
  return (
    isPlain && z.regexes.email.test(`${plainName}@${hostname.replaceAll(/xn--[\w-]+/g, "xn")}`)
  );
}

/** A number in E.164 form: a plus sign, the country's code and digits. */
export const numberPattern = /^\+[1-9]\d{6,14}$/;

/** A telephone number as it is dialled, of one that is written as people read it; nothing where its country is open. */
export function dialled(written: string): string | undefined {
  const plain = written
    .replaceAll(/["'“”„‘’]/gu, "")
    .trim()
    .replace(/^tel:/i, "")
    .replaceAll(/\(0\)|[\s().\-/]/g, "")
    .replace(/^00/, "+");
  return numberPattern.test(plain) ? plain : undefined;
}
