import { defineRules } from "../linting/define-rule.ts";

const phone = (display: string) =>
  `contact:\n  phones:\n    - label: Sales\n      number: "+999123456789"\n      display: ${display}`;

export const contactRules = defineRules({
  "contact-valid": {
    severity: { check: "warning", publish: "error" },
    where: "site",
    summary:
      "A telephone number shown otherwise than dialled, an address of one line, a map of nowhere.",
    why: "Nobody notices that a link dials another number than it shows until a customer does.",
    mend: "Let `display` hold the digits of `number`, write the address line by line, set the map's place.",
    bad: phone("«+999 123 456 798»"),
    good: phone("+999 123 456 789"),
    alsoBad: [
      "contact:\n  address:\n    - «24 Lane»",
      "contact:\n  place:\n    latitude: «0»\n    longitude: 0",
    ],
    alsoGood: [
      phone("(0123) 456 789"),
      phone("+٩٩٩ ١٢٣ ٤٥٦ ٧٨٩"),
      phone("+999 (0)123 456 789"),
      phone("00999 123 456 789"),
      "contact:\n  place:\n    latitude: 0\n    longitude: 20.5",
    ],
    check({ site, report }) {
      const { phones, address, place } = site?.contact ?? {};
      for (const { number, display } of phones ?? []) {
        if (number === undefined || display === undefined) continue;
        if (!showsSame(display.value, number.value))
          report(display, {
            message: `The number shown, ${display.value}, is not the one dialled, ${number.value}.`,
            hint: "Give both the same digits; a leading 0 may stand for the country's code.",
          });
      }
      const [line, ...more] = address ?? [];
      if (line && more.length === 0)
        report(line, {
          message: "The address has only one line.",
          hint: "Write street, place and country, each on a line of its own.",
        });
      if (place?.latitude?.value === 0 && place.longitude?.value === 0)
        report(place.latitude, {
          message: "The map's mark stands at 0, 0, in the sea off Africa.",
          hint: "Write the office's degrees north and east, with a minus sign for south and west.",
        });
    },
  },
});

/** Whether a number as people read it, with the country's code or without, is the one dialled. */
function showsSame(display: string, number: string): boolean {
  const shown = inAscii(display).replaceAll("(0)", "").replaceAll(/\D/g, "");
  const dialled = number.slice(1);
  // Before the country's code stands + or, on most telephones, 00.
  if (shown === dialled || shown === `00${dialled}`) return true;
  const national = shown.replace(/^0/, "");
  const code = dialled.length - national.length;
  return (
    !display.trim().startsWith("+") &&
    national !== "" &&
    dialled.endsWith(national) &&
    code >= 1 &&
    code <= 3
  );
}

/** A text with the digits of any script as 0 to 9; those of a script stand in a row (Unicode Standard, 4.6). */
function inAscii(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let before = 0;
    const at = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before++;
    return `${before % 10}`;
  });
}
