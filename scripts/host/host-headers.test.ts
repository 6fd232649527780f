import { expect, it } from "vitest";
import { hostHeaders } from "../export/side-files/host-headers.ts";
import { headersFor, parseHeaderRules } from "./host-rules.ts";

const policies = new Map([
  ["/about", "default-src 'none'"],
  ["/", "default-src 'self'"],
]);
const rules = parseHeaderRules(hostHeaders(policies, "/repo/"));
const policyAt = (path: string) => headersFor(path, rules).get("content-security-policy");

it("each page gets its own policy", () => {
  expect(policyAt("/repo/")).toContain("default-src 'self'");
  expect(policyAt("/repo/about")).toContain("default-src 'none'");
  for (const path of ["/repo/abouts", "/repo/about/us", "/about"])
    expect(policyAt(path) ?? "").not.toContain("default-src");
});

it("no path below the base path may be framed by another site, guessed to be what it is not, or asked for in the clear", () => {
  for (const path of ["/repo/", "/repo/about", "/repo/no/such", "/repo/assets/app.js"]) {
    expect(policyAt(path)).toContain("frame-ancestors 'none'");
    expect(headersFor(path, rules).get("x-content-type-options")).toBe("nosniff");
    expect(headersFor(path, rules).get("strict-transport-security")).toBe("max-age=31536000");
  }
  expect([...headersFor("/other", rules)]).toEqual([]);
});

it("where a host takes one rule alone, a page's own forbids frames too", () => {
  const [own] = rules.filter(({ pattern }) => pattern === "/repo/about");
  expect(own?.headers["Content-Security-Policy"]).toBe("default-src 'none';frame-ancestors 'none'");
});

it("only files whose names change with what they hold are kept for ever", () => {
  expect(headersFor("/repo/assets/app-1.js", rules).get("cache-control")).toContain("immutable");
  for (const path of ["/repo/", "/repo/about", "/repo/icon.svg", "/assets/app-1.js"])
    expect(headersFor(path, rules).has("cache-control")).toBe(false);
});
