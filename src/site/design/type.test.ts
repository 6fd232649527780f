import { it } from "vitest";
import { casesIn, expectParts, type Row } from "../../testing/hold-cases.ts";
import { typeCss } from "./type.ts";

for (const row of casesIn<(Row & { language: string })[]>(import.meta.dirname, "type.test.yaml"))
  it(row.what, () => {
    expectParts(typeCss(row.language), row);
  });
