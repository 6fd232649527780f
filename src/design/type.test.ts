import { eachRow, expectParts, type Row } from "../testing/hold-cases.ts";
import { typeCss } from "./type.ts";

eachRow<Row & { language?: string }>(import.meta.dirname, "type.test.yaml", (row) => {
  expectParts(typeCss(row.language), row);
});
