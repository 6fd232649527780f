import * as fc from "fast-check";
import { expect, plainTest as test } from "../support/test.ts";
import { parseWalk, printWalk, type Step, walks } from "./steps.ts";
import { inTime } from "./walk.ts";
import { shrink } from "./walk-over.ts";

const offers = { service: {}, waitlist: true };

function sample(seed: number): Step[][] {
  return fc.sample(walks(40, offers), { seed, numRuns: 5 });
}

test("a walk that is printed is read as it was, and what is none is refused", () => {
  for (const walk of sample(1)) expect(parseWalk(printWalk(walk))).toEqual(walk);
  for (const script of ['{"do":"menu"}', '["menu"]', "menu"])
    expect(() => parseWalk(script)).toThrow(SyntaxError);
});

test("a seed gives the same walks each time, and another gives others", () => {
  expect(sample(2)).toEqual(sample(2));
  expect(sample(2)).not.toEqual(sample(3));
});

test("a walk is shrunk to the steps that its fault needs, and not to one with another fault", async () => {
  const waits: Step[] = Array.from({ length: 30 }, (_, seconds) => ({ do: "wait", seconds }));
  const needed = [waits[3], waits[17], waits[29]];
  const fault = { law: "law", text: "broken" };
  const retake = async (steps: readonly Step[]) => {
    const fails = needed.every((step) => step && steps.includes(step));
    return { taken: [...steps], fault: fails ? fault : { ...fault, law: "another" } };
  };
  const { taken } = await shrink({ taken: waits, fault }, retake, 10_000);
  expect(taken).toEqual(needed);
});

test("what never ends is broken off, and named", async () => {
  const never = new Promise(() => {});
  await expect(inTime("send", never, 10)).rejects.toThrow("send: no end after 0.01 s");
  await expect(inTime("send", Promise.reject(new Error("broken")), 10)).rejects.toThrow(
    "send: broken",
  );
  expect(await inTime("send", Promise.resolve("sent"), 10)).toBe("sent");
});
