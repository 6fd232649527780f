import { type Fault, faultText, toWrite } from "../fault.ts";
import { say } from "../say.ts";
import { urlOf } from "./url.ts";

/** An address of the web without its scheme: a host that ends as no file does. */
export const bareHost =
  /^(?:https?:?\/*)?(www\.[^\s\\]+|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?!(?:html?|php|aspx?|ya?ml|pdf|docx?|xlsx?|txt|zip|ics|jpe?g|png|gif|webp|avif|svg|heic)(?:$|[/?#]))[a-z]{2,}(?:[/?#][^\s\\]*)?)$/i;

/** WhatsApp finds a number only by its country's code and digits. */
export function whatsAppFault(address: string): Fault | undefined {
  const [, before, written = "", behind] =
    /^(https:\/\/wa\.me\/)((?=[^?#/]*\d)[^?#/]*)([?#].*)?$/.exec(address) ?? [];
  if (/[a-z]/i.test(written.replaceAll("%20", ""))) return undefined;
  const digits = written.replaceAll(/%20|\D/g, "").replace(/^00/, "");
  if (before === undefined) return undefined;
  if (digits.startsWith("0")) return { message: say("addresses.whatsapp") };
  return written === digits ? undefined : toWrite(`${before}${digits}${behind ?? ""}`);
}

const noAddress = (): Fault => ({ message: say("addresses.whole") });

/** Whether a name can be a host: letters, digits, hyphens and single dots, or an IPv6 address in brackets. */
function isHost(name = ""): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/.test(name);
}

/** What is wrong with the address of a page on the web, and what to write instead. */
export function webAddressFault(address: string): Fault | undefined {
  const [scheme = ""] = /^https?:(?=\/\/)/i.exec(address) ?? [];
  if (scheme !== scheme.toLowerCase())
    return toWrite(`${scheme.toLowerCase()}${address.slice(scheme.length)}`);
  if (scheme === "" || !urlOf(address.trim()) || address.includes("\\")) {
    const [, bare] = bareHost.exec(address) ?? [];
    if (bare) return toWrite(`https://${bare}`);
    return /^https?:\/\/.*\s/.test(address) ? spaceFault(address) : noAddress();
  }
  if (/\s/.test(address)) return spaceFault(address);
  const url = new URL(address);
  if (!isHost(url.hostname)) {
    const right = address.replace(/(?<=\/\/)[^/?#]*/, (host) =>
      host.replaceAll(/[.,;]+/g, ".").replace(/^\.|\.$/g, ""),
    );
    return isHost(urlOf(right)?.hostname) ? toWrite(right) : noAddress();
  }
  if (url.username === "" && url.password === "") return undefined;
  const open = address.replace(/(?<=\/\/)[^/?#]*@/, "");
  return { message: faultText("addresses.password", { address: open }) };
}

/** What is wrong with the address of a site: scheme and host. */
export function originFault(address: string): Fault | undefined {
  const fault = webAddressFault(address);
  if (fault) return fault;
  const origin = urlOf(address)?.origin ?? address;
  if (origin !== address) {
    const message = /[^\p{ASCII}]/u.test(address)
      ? say("addresses.origin-host", { origin })
      : say("addresses.origin-only", { origin });
    return { message, meant: origin, isExplained: true };
  }
  return address.startsWith("http:") ? { message: say("addresses.secure-origin") } : undefined;
}

/** What is wrong with the address of a service, to which nothing goes unencrypted but on one's own machine. */
export function endpointFault(address: string): Fault | undefined {
  const fault = webAddressFault(address);
  if (fault || !/^http:(?!\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/.test(address)) return fault;
  return { message: say("addresses.secure-endpoint") };
}

/** What is wrong with a space in or around an address. */
export function spaceFault(address: string): Fault {
  const meant = address.trim();
  if (/\s/.test(meant)) return { message: faultText("addresses.space") };
  return toWrite(meant, say("addresses.space.message"));
}
