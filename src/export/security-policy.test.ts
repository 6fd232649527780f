import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Layout } from "../content/layouts.ts";
import type { Site } from "../content/schema/site.ts";
import { mapOrigin, securityPolicy } from "./security-policy.ts";

const service = { method: "emailjs", origin: "https://mail.example" };
const endpoint = { method: "post", endpoint: "https://forms.example/f/1" };

/** The values of each directive. */
function directives(
  page: Layout,
  delivery: object = service,
  {
    contact = { place: {} },
    sends = page === "contact",
  }: { contact?: object; sends?: boolean } = {},
): Record<string, string[]> {
  const policy = securityPolicy("p{}", ["run()"], page, { delivery, contact } as Site, sends);
  const parts = policy.split(";").map((part) => part.split(" "));
  return Object.fromEntries(parts.map(([name = "", ...values]) => [name, values]));
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("securityPolicy", () => {
  it("allows inline code by its hash alone, and refuses whatever it does not name", () => {
    expect(directives("text")).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", hashOf("run()")],
      "style-src": [hashOf("p{}")],
      "img-src": ["'self'"],
      "manifest-src": ["'self'"],
      "connect-src": ["'self'"],
      "form-action": ["'none'"],
      "base-uri": ["'none'"],
      // Texts that would become scripts.
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["'none'"],
    });
  });

  it.each([
    [service, [mapOrigin, "https://mail.example"], ["mailto:"]],
    [endpoint, [mapOrigin, "https://forms.example"], ["https://forms.example", "'self'"]],
    [{ method: "mailto" }, [mapOrigin], ["mailto:"]],
  ])(
    "allows the map and, of %o, what sends with scripts and without, where they are used",
    (delivery, connected, targets) => {
      expect(directives("contact", delivery)).toMatchObject({
        "frame-src": [mapOrigin],
        "form-action": targets,
        "connect-src": ["'self'", ...connected],
      });
    },
  );

  it("knows nothing of the map where there is none", () => {
    const without = directives("contact", service, { contact: {} });
    expect(without).not.toHaveProperty("frame-src");
    expect(without["connect-src"]).toEqual(["'self'", "https://mail.example"]);
  });

  it("allows a page without the form to send where something else on it does", () => {
    const sending = directives("products", endpoint, { sends: true });
    expect(sending["connect-src"]).toEqual(["'self'", "https://forms.example"]);
    expect(sending["form-action"]).toEqual(["'none'"]);
    expect(directives("products", endpoint)["connect-src"]).toEqual(["'self'"]);
  });
});
