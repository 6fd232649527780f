import { expect, it } from "vitest";
import { identityFields, phoneOf, placeOf } from "./identity-fields.ts";

/** Whether a field of the questions takes an answer. */
const takes = (name: string, answer: unknown) =>
  identityFields()
    .find(({ key }) => key === name)
    ?.schema.safeParse(answer).success;

/** What an answer to a question means after others. */
const meant = (name: string, answer: string, answers = {}) =>
  identityFields()
    .find(({ key }) => key === name)
    ?.meaning?.(answer, answers);

it.each([
  ["Portuguese", "pt"],
  ["portugues", "pt"],
  ["Portugiesisch", "pt"],
  ["DEUTSCH", "de"],
  ["עברית", "he"],
  ["हिन्दी", "hi"],
  ["pt-BR", "pt-BR"],
  ["yi", "yi"],
  ["Klingon", "Klingon"],
])("%j names the language %s", (words, tag) => {
  expect(meant("language", words)).toBe(tag);
});

it.each([
  ["www.firm.pt", "https://www.firm.pt"],
  ["firm.pt", "https://firm.pt"],
  ["WWW.Firm.pt/", "https://www.firm.pt"],
  ["https://firm.pt/", "https://firm.pt"],
  ["käse.example", "https://xn--kse-qla.example"],
  // Others are left to the check of an origin.
  ...["firm", "firm.pt/shop", "me@firm.pt", "ftp://firm.pt", "12.5", "firm.pt?a", "a b.pt"].map(
    (other) => [other, other],
  ),
])("%j is the origin %s", (written, origin) => {
  expect(meant("origin", written)).toBe(origin);
});

it.each([
  ["Sales: 020 7946 0142", "en-GB", "Sales: +44 20 7946 0142"],
  ["(020) 7946 0142 ext. 12", "en https://a.co.uk", "+44 (20) 7946 0142 ext. 12"],
  ["030/7654321", "de https://a.de", "+49 30/7654321"],
  ["21 123 4567", "pt https://www.a.pt", "+351 21 123 4567"],
  ["1-415-555-0100", "en-US https://a.co", "+1 415-555-0100"],
  ["8 (495) 123-45-67", "ru https://a.ru", "+7 (495) 123-45-67"],
  ["06 1 234 5678", "hu-HU", "+36 1 234 5678"],
  ["06 12345678", "it https://a.it", "+39 06 12345678"],
  ["555 1234", "is https://a.is", "+354 555 1234"],
])("%j has its country's code for %s", (line, where, whole) => {
  const [language, origin] = where.split(" ");
  expect(meant("phones", line, { language, origin })).toBe(whole);
  expect(takes("phones", [whole])).toBe(true);
});

it.each([
  ["030 7654321", "de https://a.com"],
  ["020 7946 0142", "en-GB https://a.de"],
  ["020 7946 0142", "en https://a.me"],
  // These may lack their area.
  ["7946 0142", "en-GB"],
  ["555-0100", "en-US"],
  ["+49 30 7654321", "en-GB"],
  ["0049 30 7654321", "en-GB"],
  ["*2700", "he-IL"],
  ["112", "it-IT"],
  ["020 x", "en-GB"],
])("%j stays as it is for %s", (line, where) => {
  const [language, origin] = where.split(" ");
  expect(meant("phones", line, { language, origin })).toBe(line);
});

it.each([
  ["Sales: +44 20 7946 0142", "Sales", "+442079460142", "+44 20 7946 0142"],
  ["  Desk :+49 (0)30-23125/001 ", "Desk", "+493023125001", "+49 (0)30-23125/001"],
  ["Sales: by day: +1 (415) 555.0100", "Sales: by day", "+14155550100", "+1 (415) 555.0100"],
  ["விற்பனை: +91 99999 00000", "விற்பனை", "+919999900000", "+91 99999 00000"],
  ["Shop: *2700", "Shop", "*2700", "*2700"],
  ["+44 20 7946 0142", undefined, "+442079460142", "+44 20 7946 0142"],
])("%j is a telephone number", (line, label, number, display) => {
  const phone = { ...(label && { label }), number, display };
  expect(phoneOf(line)).toEqual(phone);
  expect(takes("phones", [line])).toBe(true);
});

it.each([
  ["51.5073, -0.1276", 51.5073, -0.1276],
  ["-33.8,151", -33.8, 151],
  [" +1 , 0 ", 1, 0],
])("%j is a place", (line, latitude, longitude) => {
  expect(placeOf(line)).toEqual({ latitude, longitude });
  expect(takes("place", line)).toBe(true);
});

it.each(["50,9413 / 6,9583", "50,9413, 6,9583", "50.9413、6.9583"])(
  "%j is nearly a place",
  (line) => {
    const { schema } = identityFields().find(({ key }) => key === "place") ?? {};
    expect(schema?.safeParse(line).error?.issues).toMatchObject([
      { message: "Write `50.9413, 6.9583`." },
    ]);
  },
);

it.each(["Sales +44 20 7946 0142", "Sales"])("%j lacks a colon", (line) => {
  const { schema } = identityFields().find(({ key }) => key === "phones") ?? {};
  expect(schema?.safeParse([line]).error?.issues).toMatchObject([
    { message: expect.stringContaining("Write what the number is for, a colon and the number") },
  ]);
});

it("other lines are neither", () => {
  for (const line of ["", "Sales:", ": +44 20 7946 0142", "Sales: 020", "Sales: x"])
    expect(takes("phones", [line]), line).toBe(false);
  for (const line of ["", "here", "51.5", "91, 0", "0, 181", "1, 2, 3", "1e3, 0"])
    expect(takes("place", line), line).toBe(false);
});

it("a brand's colour is any CSS colour that hides what is below it", () => {
  for (const text of ["leaf", "", "var(--x)", "rgb(0 0 0 / 50%)", "transparent", "#12345678"])
    expect(takes("colour", text), text).toBe(false);
  for (const text of ["#fff", "rebeccapurple", "rgb(0 0 0)", "oklch(38% 0.085 160)"])
    expect(takes("colour", text), text).toBe(true);
});
