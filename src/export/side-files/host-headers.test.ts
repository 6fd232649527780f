import { expect, it } from "vitest";
import { headersFor, parseHeaderRules } from "../../../scripts/host/header-rules.ts";
import { hostHeaders } from "./host-headers.ts";

const rules = parseHeaderRules(hostHeaders("default-src 'none'", "/repo/"));

it("every path below the base path gets the policy, and no other site may frame it", () => {
  for (const path of ["/repo/", "/repo/about", "/repo/assets/app.js"])
    expect(headersFor(path, rules)).toMatchObject({
      "Content-Security-Policy": "default-src 'none';frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
    });
  expect(headersFor("/other", rules)).toEqual({});
});

it("only files whose names change with what they hold are kept for ever", () => {
  expect(headersFor("/repo/assets/app-1.js", rules)["Cache-Control"]).toContain("immutable");
  for (const path of ["/repo/", "/repo/about", "/repo/icon.svg", "/assets/app-1.js"])
    expect(headersFor(path, rules)).not.toHaveProperty("Cache-Control");
});
