import "../disk/read-package.ts";
import { afterAll, afterEach, vi } from "vitest";
import { tellIn } from "../../src/engine/messages/tell.ts";

// Vitest does so before the next test alone, and what a file sets up comes before its first.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

// What a test looks at may be in another language.
afterEach(() => tellIn("en"));
