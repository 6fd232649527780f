import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Site } from "../content/schema/site.ts";
import { mapOrigin, securityPolicy } from "./security-policy.ts";

const code = { styles: ["p{}"], scripts: ["run()"] };
const service = { delivery: { method: "emailjs", origin: "https://mail.example" } } as Site;

/** The values of each directive. */
function directives(policy: string): Record<string, string[]> {
  const parts = policy.split(";").map((part) => part.split(" "));
  return Object.fromEntries(parts.map(([name = "", ...values]) => [name, values]));
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("securityPolicy", () => {
  it("allows inline code by its hash alone", () => {
    const policy = securityPolicy(code, "about", service);
    const { "script-src": scripts, "style-src": styles } = directives(policy);
    expect(scripts).toEqual(["'self'", hashOf("run()")]);
    expect(styles).toEqual([hashOf("p{}")]);
    expect(policy).not.toContain("unsafe");
  });

  it("refuses whatever it does not name, and texts that would become scripts", () => {
    expect(directives(securityPolicy(code, "about", service))).toMatchObject({
      "default-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "require-trusted-types-for": ["'script'"],
    });
  });

  it("allows map, mail program and mail service only where they are used", () => {
    const contact = directives(securityPolicy(code, "contact", service));
    expect(contact["frame-src"]).toEqual([mapOrigin]);
    expect(contact["form-action"]).toEqual(["mailto:"]);
    expect(contact["connect-src"]).toEqual(["'self'", mapOrigin, "https://mail.example"]);
    const about = directives(securityPolicy(code, "about", service));
    expect(about["frame-src"]).toBeUndefined();
    expect(about["connect-src"]).toEqual(["'self'"]);
  });

  it("allows no mail service where messages go by the mail program", () => {
    const site = { delivery: { method: "mailto" } } as Site;
    const contact = directives(securityPolicy(code, "contact", site));
    expect(contact["connect-src"]).toEqual(["'self'", mapOrigin]);
  });
});
