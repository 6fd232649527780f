import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ProductProgress } from "./product-progress.tsx";

describe("ProductProgress", () => {
  it.each([
    [-5, 0],
    [0, 0],
    [65, 65],
    [100, 100],
    [250, 100],
  ])("shows %d percent as %d", (percent, value) => {
    const html = renderToStaticMarkup(<ProductProgress label="Progress of it" percent={percent} />);
    expect(html).toContain(`aria-label="Progress of it" value="${value}" max="100"`);
  });
});
