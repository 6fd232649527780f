import { scriptOf } from "../../../words/direction-of.ts";

/** Scope of the font packages. */
export const fontScope = "@fontsource-variable/";

/** Packages of the scripts that `noto-serif` and `noto-sans` do not draw, or not as well (ISO 15924). */
const packages: Readonly<Record<string, readonly string[]>> = {
  Arab: ["noto-naskh-arabic", "noto-sans-arabic"],
  Armn: ["noto-sans-armenian"],
  Beng: ["noto-sans-bengali"],
  Deva: ["noto-serif-devanagari"],
  Ethi: ["noto-sans-ethiopic"],
  Geor: ["noto-sans-georgian"],
  Gujr: ["noto-sans-gujarati"],
  Guru: ["noto-sans-gurmukhi"],
  Hans: ["noto-sans-sc"],
  Hant: ["noto-sans-tc"],
  Hebr: ["noto-serif-hebrew", "noto-sans-hebrew"],
  Jpan: ["noto-sans-jp"],
  Khmr: ["noto-sans-khmer"],
  Knda: ["noto-sans-kannada"],
  Kore: ["noto-sans-kr"],
  Laoo: ["noto-sans-lao"],
  Mlym: ["noto-sans-malayalam"],
  Mymr: ["noto-sans-myanmar"],
  Orya: ["noto-sans-oriya"],
  Sinh: ["noto-sans-sinhala"],
  Taml: ["noto-sans-tamil"],
  Telu: ["noto-serif-telugu", "noto-sans-telugu"],
  Thai: ["noto-sans-thai"],
};

/** The scripts that one of several is made of. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hira", "Kana", "Hani"],
  Kore: ["Hang"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

/** Whether a text has a letter of a script, or of one of those that this is made of. */
export function hasLetters(text: string, script: string): boolean {
  return (mixed[script] ?? [script]).some((one) =>
    new RegExp(`\\p{Script=${one}}`, "u").test(text),
  );
}

/** The font packages that a language needs in addition to `noto-serif` and `noto-sans`, the one for headings first. */
export function fontsFor(language: string): readonly string[] {
  const names = packages[scriptOf(language) ?? ""] ?? [];
  return names.map((name) => fontScope + name);
}

/** The package that draws the letters of a character's script, in the style of a language; if one is known. */
export function fontWith(character: string, language: string): string | undefined {
  const own = scriptOf(language) ?? "";
  const script = [own, ...Object.keys(packages)].find(
    (one) => packages[one] && hasLetters(character, one),
  );
  const [name] = packages[script ?? ""] ?? [];
  return name && fontScope + name;
}
