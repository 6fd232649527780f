import { cloneElement, isValidElement, type ReactElement } from "react";
import type { Settings } from "./settings.ts";

type Language = Settings["language"];

/** Ordinary words of other languages; the German ones as long as words get. */
const vocabularies: Record<Exclude<Language, "own">, string> = {
  de: "Grundstücksverkehrsgenehmigungszuständigkeit Rechtsschutzversicherungsgesellschaft Nahrungsmittelunverträglichkeit Arbeitsunfähigkeitsbescheinigung Betäubungsmittelverschreibung Straßenverkehrszulassungsordnung Geschwindigkeitsbegrenzung Lebensmittelverschwendung Verkehrsinfrastrukturfinanzierung Unternehmenssteuerfortentwicklung Aufmerksamkeitsschwankungen Wahrscheinlichkeitsrechnung",
  hi: "छोटे व्यवसायों के लिए शांत और तेज़ सॉफ़्टवेयर बनाते हैं जो आपकी टीम के साथ बढ़ता है कृपया अपना संदेश लिखें हम दो कार्य दिवसों में उत्तर देंगे प्रतीक्षा सूची मूल्य श्रृंखला विद्यार्थी कक्षा",
  te: "చిన్న వ్యాపారాల కోసం ప్రశాంతమైన వేగవంతమైన సాఫ్ట్‌వేర్ తయారుచేస్తాము మీ బృందంతో పాటు పెరుగుతుంది దయచేసి సందేశం రాయండి రెండు పనిదినాల్లో జవాబిస్తాము నిరీక్షణ జాబితా విద్యార్థులు తరగతి స్త్రీలు క్షేత్రం",
  ar: "نبني برامج هادئة وسريعة للشركات الصغيرة تنمو مع فريقك يرجى كتابة رسالتك وسوف نرد خلال يومي عمل قائمة الانتظار للمنتج الجديد متاحة قريبا الطلاب والمدارس",
};

/** How many words each foreign word replaces: German ones are long, so each replaces four. */
const wordsInOne = { de: 4, hi: 1, te: 1, ar: 1 };

/** Keys of drawings and classes, whose values look like words. */
const keptKeys = new Set(["path", "viewBox", "fit", "shapes", "className"]);

/** Props of an HTML element that contain words. */
const wordKeys = ["children", "aria-label"];

/**
 * Replaces all words in a value, also in elements, with words of another language, to show a component in it
 * without a translation. Slots, numbers, addresses, terms for programs and inline markup stay, and no two
 * texts of a value become the same.
 */
export function respell<Value>(value: Value, language: Language): Value {
  if (language === "own") return value;
  const vocabulary = vocabularies[language].split(" ");
  const step = wordsInOne[language];
  const used = new Set<string>();
  let next = 0;
  const nextWord = () => vocabulary[next++ % vocabulary.length] as string;

  function spellText(text: string): string {
    const tokens = text.split(/\s+/);
    const kept = tokens.filter(
      (token, place) => isKept(token) || signsAround(token).join("") || place % step === 0,
    );
    const spelt = kept.map((token) =>
      isKept(token) ? token : signsAround(token).join(nextWord()),
    );
    while (used.has(spelt.join(" "))) spelt.push(nextWord());
    used.add(spelt.join(" "));
    return spelt.join(" ");
  }

  function spell(part: unknown): unknown {
    if (typeof part === "string") return isWords(part) ? spellText(part) : part;
    if (Array.isArray(part)) return part.map(spell);
    if (isValidElement<Record<string, unknown>>(part)) return spellElement(part);
    return isPlain(part) ? spellEntries(part) : part;
  }

  function spellEntries(part: Record<string, unknown>) {
    const entries = Object.entries(part);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, keptKeys.has(key) ? item : spell(item)]),
    );
  }

  function spellElement(element: ReactElement<Record<string, unknown>>) {
    const { props, type } = element;
    const isWordy = (key: string) => typeof type !== "string" || wordKeys.includes(key);
    const wordy = Object.fromEntries(Object.entries(props).filter(([key]) => isWordy(key)));
    const { children, ...spelt } = spellEntries(wordy);
    // Separate arguments need no keys.
    return cloneElement(element, spelt, ...(Array.isArray(children) ? children : [children]));
  }

  return spell(value) as Value;
}

/** Texts for people begin with a capital or have several words. A single word in lower case is a term. */
function isWords(text: string): boolean {
  return /^\p{Lu}|\s/u.test(text);
}

function isKept(token: string): boolean {
  return !/\p{L}/u.test(token) || /[{@]|:\/\//.test(token);
}

/** The inline markup before and after a word. */
function signsAround(token: string): [before: string, behind: string] {
  const [, before = "", behind = ""] =
    /^([*[]*).*?((?:\]\([^\s()]*\)|\*)*)[.,]?$/.exec(token) ?? [];
  return [before, behind];
}

/** Whether a value is an object of content, and neither a ref nor a DOM node. */
function isPlain(part: unknown): part is Record<string, unknown> {
  const isObject = typeof part === "object" && part !== null && !("current" in part);
  return isObject && Object.getPrototypeOf(part) === Object.prototype;
}
