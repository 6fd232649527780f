import { expect, it } from "vitest";
import { productColumns } from "./product-parts.tsx";

it.each([1, 2, 3, 4, 5, 6, 7, 10, 60])(
  "no column is empty, and no product left over: %d",
  (count) => {
    const columns = productColumns(count);
    expect(columns).toBeLessThanOrEqual(count);
    // In rows of two the last one takes its row.
    if (columns === 3) expect(count % columns).not.toBe(1);
  },
);
