import { expect, it } from "vitest";
import { personLanguage } from "./person-language.ts";

it.each([
  [{}, "linux", "en"],
  [{ LANG: "de_AT.UTF-8" }, "linux", "de-AT"],
  [{ LANG: "de_AT.UTF-8", LC_MESSAGES: "fr_FR@euro" }, "darwin", "fr-FR"],
  [{ LANG: "de_DE", LC_ALL: "C.UTF-8" }, "linux", "en"],
  [{ LC_ALL: "", LANG: "nl" }, "linux", "nl"],
  [{ CI: "true" }, "win32", "en"],
  [{}, "win32", new Intl.DateTimeFormat().resolvedOptions().locale],
] as const)("with %j on %s, the person speaks %s", (environment, platform, tag) => {
  expect(personLanguage(environment, platform)).toBe(tag);
});
