/**
 * Rules by which a browser prepares the next page while a visitor is about to press a link
 * (Speculation Rules, `moderate`: a pointer that rests on it, or a press that begins).
 */
export function speculationRules(base: string): string {
  const where = { href_matches: `${base}*` };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
