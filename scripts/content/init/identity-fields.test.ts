import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { identityFields, phoneOf, placeOf } from "./identity-fields.ts";

/** Whether a field of the questions takes an answer. */
const takes = (name: string, answer: unknown) =>
  identityFields()
    .find(({ key }) => key === name)
    ?.schema.safeParse(answer).success;

/** By question, written answers and what they mean. */
const meanings: Record<string, Record<string, string>> = parse(
  readFileSync(new URL("identity-fields.yaml", import.meta.url), "utf8"),
);
const rows = Object.entries(meanings).flatMap(([name, answers]) =>
  Object.entries(answers).map(([written, meant]): [string, string, string] => [
    name,
    written,
    meant,
  ]),
);

it.each(rows)("as %s, %j means %s", (name, written, meant) => {
  const [answer = "", where = ""] = written.split(" @ ");
  const [language = "", origin = ""] = where.split(" ");
  const field = identityFields().find(({ key }) => key === name);
  expect(field?.meaning?.(answer, { language, origin })).toBe(meant);
});

it.each([
  ["Sales: +44 20 7946 0142", "Sales", "+442079460142", "+44 20 7946 0142"],
  ["  Desk :+49 (0)30-23125/001 ", "Desk", "+493023125001", "+49 (0)30-23125/001"],
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

it.each([
  ["place", "50,9413 / 6,9583", "Write `50.9413, 6.9583`."],
  ["place", "50.9413、6.9583", "Write `50.9413, 6.9583`."],
  ["phones", "Sales +44 20 7946 0142", "Write what the number is for, a colon and the number"],
  ["phones", "Sales", "Write what the number is for, a colon and the number"],
])("a mistake in %s is named with what to write: %j", (name, line, words) => {
  const { schema } = identityFields().find(({ key }) => key === name) ?? {};
  const answer = name === "phones" ? [line] : line;
  const { issues } = schema?.safeParse(answer).error ?? {};
  expect(issues).toMatchObject([{ message: expect.stringContaining(words) }]);
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
