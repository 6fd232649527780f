import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { Layout } from "../../src/content/layouts.ts";
import type { Site } from "../../src/content/schema/site.ts";
import { mapOrigin, securityPolicy } from "./security-policy.ts";

const service = { method: "emailjs", origin: "https://mail.example" };
const endpoint = { method: "post", endpoint: "https://forms.example/f/1" };

function directives(
  page: Layout,
  delivery: object = service,
  sends = page === "contact",
): Record<string, string[]> {
  const site = { delivery, contact: { place: {} } } as Site;
  const policy = securityPolicy("p{}", ["run()"], page, site, sends);
  const parts = policy.split(";").map((part) => part.split(" "));
  return Object.fromEntries(parts.map(([name = "", ...values]) => [name, values]));
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("inline code is allowed only by its hash, and everything else is refused", () => {
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
])("the map is allowed and, of %o, what sends with scripts and without", (way, connected, to) => {
  const { "frame-src": frames, ...others } = directives("contact", way);
  expect(frames).toEqual([mapOrigin]);
  expect(others["form-action"]).toEqual(to);
  expect(others["connect-src"]).toEqual(["'self'", ...connected]);
});

it("a page without the form may send where something else on it does", () => {
  const sending = directives("products", endpoint, true);
  expect(sending["connect-src"]).toEqual(["'self'", "https://forms.example"]);
  expect(sending["form-action"]).toEqual(["'none'"]);
  expect(directives("products", endpoint)["connect-src"]).toEqual(["'self'"]);
});
