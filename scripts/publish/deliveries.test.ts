import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import { policyFingerprint } from "../../src/check/policy-fingerprint.ts";
import { fixtureFiles } from "../../src/check/testing/fixture.ts";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { type Delivery, deliveryTexts } from "../../src/content/schema/delivery.ts";
import { packageBin } from "../package-bin.ts";
import { checkExport } from "./check-export.ts";
import { readExport } from "./exported-site.ts";

/** Settings of each way of delivery; a way without them here does not compile. */
const settings: Record<Delivery["method"], object> = {
  mailto: {},
  emailjs: { serviceId: "service_1", templateId: "template_1", publicKey: "key" },
};

it.each(Object.entries(settings))(
  "a site whose messages go by %s passes all checks before publishing",
  { timeout: 120_000 },
  async (method, more) => {
    const content = temporaryContent({
      ...ownWords(),
      "site.yaml": withValues({ delivery: { method, ...more } }),
      "pages/contact.yaml": (text) => {
        const { form } = parse(text);
        const privacy = Object.fromEntries(Object.keys(deliveryTexts).map((key) => [key, "words"]));
        return withOwnWords(stringify({ ...parse(text), form: { ...form, privacy } }));
      },
    });
    const directory = mkdtempSync(join(tmpdir(), "export-"));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const vite = packageBin(process.cwd(), "vite");
    await promisify(execFile)(process.execPath, [vite, "build", "--outDir", directory], {
      // The test runner says "test" here, which would give a bundle for developers.
      env: { ...process.env, NODE_ENV: "production", CONTENT_DIR: content, BASE_PATH: "/" },
    });
    const origin = "https://www.fixture.internal";
    const site = await readExport(directory, { base: "/", origin });
    const findings = await checkExport(site);
    expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

/** The fixture's files with texts that differ, as the headings of a page must. */
function ownWords() {
  const files = Object.keys(fixtureFiles(new Date()));
  return Object.fromEntries(files.map((file) => [file, withOwnWords]));
}

function withOwnWords(text: string): string {
  let count = 0;
  const numbered = text.replace(/(?<!id): words$/gm, () => `: words ${count++}`);
  const content = parse(numbered);
  if ("fingerprint" in content) content.fingerprint = policyFingerprint(content);
  return stringify(content);
}

function withValues(values: object) {
  return (text: string) => withOwnWords(stringify({ ...parse(text), ...values }));
}
