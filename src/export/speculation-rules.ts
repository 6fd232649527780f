/**
 * Rules by which a browser has the next page ready (Speculation Rules). It fetches the document of a
 * link once a pointer comes to it, or the link into view (`eager`), and renders it where the pointer
 * rests or a press begins (`moderate`). Chromium before 141 fetches all linked documents at once,
 * after the page itself; none does so for a visitor who saves data.
 */
export function speculationRules(base: string): string {
  const where = { href_matches: `${base}*` };
  return JSON.stringify({
    prefetch: [{ where, eagerness: "eager" }],
    prerender: [{ where, eagerness: "moderate" }],
  });
}
