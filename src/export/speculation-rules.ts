/**
 * Rules by which a browser has the next page ready (Speculation Rules). It fetches a document once a
 * pointer comes to its link, or the link into view (`eager`), and renders it where the pointer rests
 * or a press begins (`moderate`). Chromium before 141 fetches all documents at once, after the page
 * itself; none does so for a visitor who saves data.
 *
 * @param paths Of the other pages. Listed they cost a slow telephone less before its first paint than
 * a pattern, by which the browser would judge every link.
 */
export function speculationRules(paths: readonly string[]): string {
  return JSON.stringify({
    prefetch: [{ urls: paths, eagerness: "eager" }],
    prerender: [{ urls: paths, eagerness: "moderate" }],
  });
}
