import { describe, expect, it } from "vitest";
import { wantsColour } from "./wants-colour.ts";

describe("colour", () => {
  it.each<[string, Record<string, string>, boolean, boolean]>([
    ["is for terminals", {}, true, true],
    ["is not for files", {}, false, false],
    ["is off with NO_COLOR", { NO_COLOR: "1" }, true, false],
    ["is not off with an empty NO_COLOR", { NO_COLOR: "" }, true, true],
    ["is off in a dumb terminal", { TERM: "dumb" }, true, false],
    ["is on with FORCE_COLOR", { FORCE_COLOR: "1" }, false, true],
    ["is on with an empty FORCE_COLOR", { FORCE_COLOR: "" }, false, true],
    ["is off with FORCE_COLOR=0", { FORCE_COLOR: "0" }, true, false],
    ["follows FORCE_COLOR before NO_COLOR", { FORCE_COLOR: "1", NO_COLOR: "1" }, false, true],
  ])("%s", (_, environment, isTerminal, wanted) => {
    expect(wantsColour(environment, isTerminal)).toBe(wanted);
  });
});
