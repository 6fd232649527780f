import * as z from "zod";
import { urlOf } from "./url-of.ts";

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
    .replaceAll(/^["'“”„‘’‚«»<(]+|["'“”„‘’‚«»>),;.]+$/gu, "")
    .replaceAll(/\.{2,}/g, ".");
  return plain !== address && isEmail(plain)
    ? `Write \`${plain}\`.`
    : "Write an e-mail address like name@example.org.";
}

function isEmail(address: string): boolean {
  const [, name = "", host = ""] = /^([^@]+)@([^@]+)$/.exec(address) ?? [];
  const plainName = name.replaceAll(/[\p{L}\p{M}\p{N}]/gu, "a");
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(host) || !urlOf(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isPlain = hostname.split(".").every((label) => !/^-|-$|^$/.test(label));
  return (
    isPlain && z.regexes.email.test(`${plainName}@${hostname.replaceAll(/xn--[\w-]+/g, "xn")}`)
  );
}
