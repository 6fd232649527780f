import { isEmail } from "../../../words/addresses/mail-address.ts";
import { say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import { foldWord } from "../../nearest.ts";
import { isGroup } from "../../values.ts";
import { inline, scalar } from "../../yaml/index.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import { linesHint } from "./lines-hint.ts";

/** Where each service takes a form, with the place of the code that it gives out. */
const endpoints: Readonly<Record<string, string>> = {
  formspree: "https://formspree.io/f/…",
  getform: "https://getform.io/f/…",
  basin: "https://usebasin.com/f/…",
  formcarry: "https://formcarry.com/s/…",
  formsubmit: "https://formsubmit.co/…",
  web3forms: "https://api.web3forms.com/submit",
  netlify: "…/",
};

/** The hidden fields that a service needs; `…` stands for its code. */
const hiddenFields: Readonly<Record<string, string>> = {
  web3forms: "{ access_key: … }",
  netlify: '{ form-name: contact, bot-field: "" }',
};

/** An address as people copy it, perhaps without its beginning. */
const webAddress = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/\S+$/;

/** Keys that only services have, beside a method that is right. */
const keysOfServices = /^(?:service|provider|(?:service|template|user)_id|public_key)$/i;

/** What others call the keys of the mail service. */
const mailKeys = [
  ["serviceId", /^service(?:id)?$/],
  ["templateId", /^template(?:id)?$/],
  ["publicKey", /^(?:user|userid|publickey|public|key|apikey)$/],
] as const;

/** How delivery by a service is written of which a value speaks; undefined where it names none, or is right. */
export function deliveryHint(file: CheckedFile, path: Path): string | undefined {
  const field = file.fieldAt(path);
  const value = file.valueAt(path);
  if (!field.kinds.has("emailjs") || field.accepts(value)) return undefined;
  const { fields, ...rest } = isGroup(value) ? value : {};
  const known = field.fields(value);
  const isKind = isGroup(value) && field.kinds.has(`${value["method"]}`);
  // What is of a known way lacks a key, or has a wrong value.
  const isOfService = (key: string) => !(key in known) && keysOfServices.test(key);
  if (isKind && !Object.keys(rest).some(isOfService)) return undefined;
  const pairs = isGroup(value) ? pairsOf(rest) : [["", `${value}`] as const];
  const services = ["emailjs", ...Object.keys(endpoints)];
  const nameIn = (text: string) =>
    services.find(
      (name) => foldWord(text).replace(/forms?$|\.\w+$/, "") === name.replace(/forms$/, ""),
    );
  const isMail = (key: string) => /^(?:method|provider|name|type|tool|via|service)$/.test(key);
  const named = pairs.flatMap(([key, said]) =>
    isMail(key) || key === "" ? (nameIn(said) ?? []) : [],
  );
  const service = named[0] ?? pairs.flatMap(([key]) => nameIn(key) ?? [])[0];
  const address = pairs.find(([, said]) => webAddress.test(said))?.[1];
  const others = pairs.filter(
    ([key, said]) => said !== address && nameIn(said) === undefined && key && key !== "method",
  );
  const lines =
    service === "emailjs"
      ? mailLines(others)
      : service !== undefined || (address !== undefined && !isKind)
        ? postLines(file, service ?? "", address, others)
        : undefined;
  if (!lines) return undefined;
  const code = lines.some((line) => line.includes("…")) ? [say("forms.code-of-service")] : [];
  const isKept = fields !== undefined && !lines.some((line) => line.startsWith("fields:"));
  const whole = [...lines, ...(isKept ? [`fields: ${inline(fields)}`] : [])];
  const all = [`${path.at(-1)}:`, ...whole.map((line) => `  ${line}`)];
  return [linesHint({ lines: all, lacks: [] }), ...code].join(" ");
}

type Pair = readonly [key: string, said: string];

/** The single values of a group and of those in it, by their keys; a name is the key of a group's own values too. */
function pairsOf(group: Readonly<Record<string, unknown>>): Pair[] {
  return Object.entries(group).flatMap(([key, one]): Pair[] =>
    isGroup(one) ? [[key, ""], ...pairsOf(one)] : [[key, `${one ?? ""}`]],
  );
}

function mailLines(pairs: readonly Pair[]): string[] {
  const ids = mailKeys.map(([name, pattern]) => {
    const [, said] = pairs.find(([key, one]) => one !== "" && pattern.test(foldWord(key))) ?? [];
    return `${name}: ${said === undefined ? "…" : scalar(said)}`;
  });
  return ["method: emailjs", ...ids];
}

function postLines(
  file: CheckedFile,
  service: string,
  address: string | undefined,
  pairs: readonly Pair[],
): string[] {
  const [, code = "…"] = pairs.find(([, said]) => /^[\w-]+$/.test(said) || isEmail(said)) ?? [];
  const own = service === "netlify" ? `${file.valueAt(["origin"]) ?? "…"}/` : undefined;
  const endpoint =
    address?.replace(/^(?!https?:)/, "https://") ??
    own ??
    `${endpoints[service]}`.replace("…", code);
  const fields = hiddenFields[service]?.replace("…", inline(code));
  return ["method: post", `endpoint: ${endpoint}`, ...(fields ? [`fields: ${fields}`] : [])];
}
