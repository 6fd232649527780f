import { expect, it } from "vitest";
import { casesIn } from "../testing/hold-cases.ts";
import { typeCss } from "./type.ts";

interface Row {
  what: string;
  language?: string;
  has?: string[];
  lacks?: string[];
}

it.each(casesIn<Row[]>(import.meta.dirname, "type.test.yaml"))("$what", (row) => {
  const css = typeCss(row.language);
  for (const part of row.has ?? []) expect(css).toContain(part);
  for (const part of row.lacks ?? []) expect(css).not.toContain(part);
});
