import { join } from "node:path";
import { expect, it } from "vitest";
import { below } from "./below.ts";

it.each(["/home/site", "/home/e2e/site", "/home/engines (1)"])(
  "tests of one suite are told from those of another in a clone at %s",
  (project) => {
    const pattern = below(project, "e2e", "site");
    const isBelow = (...path: string[]) => pattern.test(join(project, "e2e", ...path));
    expect(isBelow("site", "form.spec.ts")).toBe(true);
    expect(isBelow("boot", "back.spec.ts")).toBe(false);
    expect(isBelow("site.config.ts")).toBe(false);
  },
);
