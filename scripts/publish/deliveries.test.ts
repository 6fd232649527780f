import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import { fixtureContent } from "../../src/check/testing/fixture-content.ts";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { type Delivery, deliveryTexts } from "../../src/content/schema/delivery.ts";
import { routesOf } from "../../src/routes.ts";
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
      "site.yaml": withValues({ delivery: { method, ...more } }),
      "pages/contact.yaml": (text) => {
        const { form } = parse(text);
        const privacy = Object.fromEntries(Object.keys(deliveryTexts).map((key) => [key, "words"]));
        return withValues({ form: { ...form, privacy } })(text);
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
    const routes = routesOf(fixtureContent().pages);
    const site = await readExport(directory, { base: "/", origin, routes });
    const findings = await checkExport(site);
    expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

function withValues(values: object) {
  return (text: string) => stringify({ ...parse(text), ...values });
}
