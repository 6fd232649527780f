import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { formats } from "../../../src/check/reporters/formats.ts";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const today = "2027-02-01";

it.each(formats)(
  "the same content and day give the same bytes in %s, whatever zone and language",
  {
    timeout: 60_000,
  },
  (format) => {
    const directory = temporaryContent(
      {
        "pages/home.yaml": (text) => text.replace(/title: .*/, "title: TODO  the the words"),
        "products/first.yaml": (text) => text.replace(/eta: .*/, "eta: Q4 2025"),
        "products/second.yaml": "name: [\n",
      },
      new Date(today),
    );
    const args = ["check", "--content", directory, "--today", today, "--format", format];
    const outputs = [
      { TZ: "UTC", LC_ALL: "C" },
      { TZ: "Asia/Kolkata", LC_ALL: "te_IN.UTF-8" },
    ].map((place) => {
      const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...place };
      const program = ["--import", "tsx", "scripts/content.ts", ...args];
      return spawnSync(process.execPath, program, { cwd: root, env, encoding: "utf8" }).stdout;
    });
    expect(outputs[0]).toContain("eta-past");
    expect(outputs[1]).toBe(outputs[0]);
  },
);
