import { describe, expect, it } from "vitest";
import { fixtureContent } from "../../../src/check/testing/fixture-content.ts";
import {
  identityFields,
  lineOfPhone,
  lineOfPlace,
  phoneLine,
  phoneOf,
  placeLine,
  placeOf,
} from "./identity-fields.ts";

describe("a telephone number on one line", () => {
  it.each([
    ["Sales: +44 20 7946 0142", "Sales", "+442079460142", "+44 20 7946 0142"],
    ["  Desk :+49 (0)30-23125/001 ", "Desk", "+493023125001", "+49 (0)30-23125/001"],
    ["Sales: by day: +1 (415) 555.0100", "Sales: by day", "+14155550100", "+1 (415) 555.0100"],
    ["விற்பனை: +91 99999 00000", "விற்பனை", "+919999900000", "+91 99999 00000"],
  ])("reads %j", (line, label, number, display) => {
    expect(phoneOf(line)).toEqual({ label, number, display });
    expect(phoneLine.safeParse(line).success).toBe(true);
    expect(phoneOf(lineOfPhone({ label, number, display }))).toEqual({ label, number, display });
  });

  it("needs no word of what it is for", () => {
    const alone = { number: "+442079460142", display: "+44 20 7946 0142" };
    expect(phoneOf(lineOfPhone(alone))).toEqual(alone);
  });

  it.each(["", "Sales:", ": +44 20 7946 0142", "Sales: 020", "Sales: x"])("refuses %j", (line) => {
    expect(phoneLine.safeParse(line).success).toBe(false);
  });
});

describe("a place on one line", () => {
  it.each([
    ["51.5073, -0.1276", 51.5073, -0.1276],
    ["-33.8,151", -33.8, 151],
    [" +1 , 0 ", 1, 0],
  ])("reads %j", (line, latitude, longitude) => {
    expect(placeOf(line)).toEqual({ latitude, longitude });
    expect(placeLine.safeParse(line).success).toBe(true);
    expect(placeOf(lineOfPlace({ latitude, longitude }))).toEqual({ latitude, longitude });
  });

  it.each(["", "here", "51.5", "91, 0", "0, 181", "1, 2, 3", "1e3, 0"])("refuses %j", (line) => {
    expect(placeLine.safeParse(line).success).toBe(false);
  });
});

it("what a firm's own site does without may stay away, and is asked of no other", () => {
  const { site } = fixtureContent();
  const { place: _, ...contact } = site.contact;
  const takesNothing = (some?: typeof site) =>
    identityFields(some)
      .find(({ key }) => key === "place")
      ?.schema.safeParse(undefined).success;
  expect(takesNothing({ ...site, contact })).toBe(true);
  expect(takesNothing(site)).toBe(false);
  expect(takesNothing()).toBe(false);
});
