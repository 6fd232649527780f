import { expect, it } from "vitest";
import { hostHeaders } from "../export/side-files/host-headers.ts";
import { headersFor } from "./host-rules.ts";

const rules = hostHeaders("/repo/");
const policyAt = (path: string) => headersFor(path, rules).get("content-security-policy");

it("no path below the base path may be framed, sniffed or asked for without HTTPS", () => {
  for (const path of ["/repo/", "/repo/about", "/repo/no/such", "/repo/assets/app.js"]) {
    expect(policyAt(path)).toContain("frame-ancestors 'none'");
    expect(headersFor(path, rules).get("x-content-type-options")).toBe("nosniff");
    expect(headersFor(path, rules).get("strict-transport-security")).toBe("max-age=31536000");
  }
  expect([...headersFor("/other", rules)]).toEqual([]);
});

it("only files whose names change with their content are kept for ever", () => {
  expect(headersFor("/repo/assets/app-1.js", rules).get("cache-control")).toContain("immutable");
  for (const path of ["/repo/", "/repo/about", "/repo/icon.svg", "/assets/app-1.js"])
    expect(headersFor(path, rules).has("cache-control")).toBe(false);
});
