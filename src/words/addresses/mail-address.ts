import * as z from "zod";
import { type Fault, toWrite } from "../fault.ts";
import { say } from "../say.ts";
import { decodeAddress, urlOf } from "./url.ts";
import { spaceFault } from "./web-address.ts";

/** What is wrong with the part of a `mailto:` address after the scheme. */
export function mailtoFault(rest: string): Fault | undefined {
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

const noEmail = (): Fault => ({ message: say("addresses.email") });

/** What is wrong with an e-mail address, and what to write instead; `undefined` if a mail program accepts it. */
export function emailFault(address: string): Fault | undefined {
  if (isEmail(address)) return undefined;
  if (address.length > longest) return noEmail();
  const plain = address
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/[?].*/s, "")
    .replace(/^[^<@]*</, "")
    .replace(/(?<!\s)\s*(?:@|[([]at[)\]])\s*/i, "@")
    .replaceAll(/^["'“”„‘’‚«»<(]+|(?<!["'“”„‘’‚«»>),،;.。])["'“”„‘’‚«»>),،;.。]+$/gu, "")
    .replaceAll(/\.{2,}|[,،。](?=[a-z]+$)/g, ".");
  return plain !== address && isEmail(plain) ? toWrite(plain) : noEmail();
}

/** Letters of all scripts are allowed (RFC 6531). Latin letters replace them before zod's pattern is tested. */
export function isEmail(address: string): boolean {
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
