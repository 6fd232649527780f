import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleCopy } from "../../check/testing/temporary-content.ts";
import { init } from "../identity/init.ts";
import type { Given } from "../prompts/collect.ts";

/** The day on which the firm is made. */
export const today = "2027-03-09";

/** All that `init` must be told of a firm. */
export const given = {
  name: "Kiln & Co",
  tagline: "Pots for every day",
  description: "We throw pots. Then we fire them.",
  origin: "https://www.kiln.dev",
  email: "post@kiln.dev",
  phones: ["Shop: +49 30 7654321"],
  address: ["Hauptstraße 1", "12345 Berlin"],
  place: "52.52, 13.405",
};

/** Makes the sample that firm's, with more answers or other ones. */
export async function initSample(more: Given = {}, directory = sampleCopy()) {
  const result = await init(directory, { given: { ...given, ...more }, force: true, today });
  return { directory, ...result };
}

let kept: (Awaited<ReturnType<typeof init>> & { copy: string; from: string }) | undefined;

/** The sample made that firm's with no further answers, which is done once and then copied. */
export async function ownFirm() {
  const directory = sampleCopy();
  if (kept === undefined) {
    const { directory: from, ...result } = await initSample({}, directory);
    const copy = mkdtempSync(join(tmpdir(), "firm-"));
    cpSync(from, copy, { recursive: true });
    kept = { ...result, copy, from };
  }
  const { copy, from, ...result } = kept;
  rmSync(directory, { recursive: true });
  cpSync(copy, directory, { recursive: true });
  const here = JSON.parse(JSON.stringify(result).replaceAll(from, directory)) as typeof result;
  return { directory, ...here };
}
