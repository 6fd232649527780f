import { dialled } from "../../../src/content/address.ts";
import { isLanguageTag } from "../../../src/content/direction-of.ts";

/**
 * Countries (ISO 3166-1) with their telephone codes (ITU-T E.164). A whole number begins with 0 where nothing else is
 * here; otherwise it has so many digits, without what is dialled before it inside the country.
 */
const plans =
  "AE971 AT43 AU61 BA387 BE32 BG359 BR55:10-11 CA1:10 CH41 CL56:9 CN86:10-11 CO57:10 CY357:8 CZ420:9 DE49 DK45:8 DZ213 EE372:7-8 EG20 ES34:9 FI358 FR33 GB44 GR30:10 HK852:8 HR385 HU36:8-9 IE353 IL972 IN91:10 IS354:7 IT39:8-11 JO962 JP81 KE254 KR82 KW965:8 LB961 LT370:8 LV371:8 MA212 MT356:8 MX52:10 NG234 NL31 NO47:8 NZ64 PE51:8-9 PK92 PL48:9 PT351:9 QA974:8 RO40 RS381 RU7:10 SA966 SE46 SG65:8 SI386 SK421 TH66 TN216:8 TR90 TW886 UA380 US1:10 ZA27";

/** Domains of countries that firms anywhere use. */
const anywhere = /\.(?:co|tv|me)$/;

/**
 * A line with a telephone number as people write it inside their country, with the country's code. The region of the
 * language's tag names the country, or the domain. The line stays as it is where neither does, where they name different
 * ones, and where the number may lack its area.
 */
export function withCountryCode(line: string, language: string, origin = ""): string {
  const [, label = "", written = ""] = /^(.*:\s*)?(.*)$/.exec(line) ?? [];
  const [, code, least, most = least] = planOf(language, origin) ?? [];
  if (code === undefined || !/^\(?(?!00)\d/.test(written)) return line;
  const whole = dialled(`+${code}${written}`)?.slice(1 + code.length) ?? "";
  const { length } = whole.replace(/\D.*/, "");
  const isWhole = least ? length >= +least && length <= Number(most) : /^\(?0/.test(written);
  if (!isWhole || length < 5) return line;
  const prefix = digits(written) - digits(whole);
  const abroad = written.replace(new RegExp(`\\d{${prefix}}`), "").replace("()", "");
  return `${label}+${code} ${abroad.replace(/^[\s./-]+/, "")}`;
}

function planOf(language: string, origin: string): RegExpExecArray | null {
  const region = isLanguageTag(language) ? new Intl.Locale(language).region : undefined;
  const domain = anywhere.test(origin) ? undefined : /\.([a-z]{2})$/.exec(origin)?.[1];
  const named = [region, domain?.toUpperCase().replace("UK", "GB")].filter(Boolean);
  const [country, other = country] = named;
  if (country === undefined || country !== other) return null;
  return new RegExp(`\\b${country}(\\d+)(?::(\\d+)(?:-(\\d+))?)?`).exec(plans);
}

function digits(text: string): number {
  return text.replaceAll(/\D/g, "").length;
}
