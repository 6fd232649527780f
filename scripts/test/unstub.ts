import { afterAll, vi } from "vitest";
import "../content/messages.ts";

// Vitest does so before the next test alone, and what a file sets up comes before its first.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
