/**
 * Source of a function that runs another in the page. It takes elements as they are and all else as
 * JSON, and gives JSON with what came of it: both protocols carry these alike. It promises nothing,
 * for where scripts are off promises do not go on (Firefox 140).
 */
export function inPage(run: (...given: never[]) => unknown): string {
  return `(...given) => {
    try {
      const value = (${run})(...given.map((one) => typeof one === "string" ? JSON.parse(one) : one));
      return JSON.stringify({ value });
    } catch (error) {
      return JSON.stringify({ error: String(error) });
    }
  }`;
}

/** What the function of {@link inPage} has given. Throws where it says that the other threw. */
export function resultOf<Result>(json: string): Result {
  const { value, error } = JSON.parse(json);
  if (error) throw new Error(`In the page: ${error}`);
  return value;
}

/** Runs in the page: whether each of these can be seen. */
export function areVisible(...elements: HTMLElement[]): boolean[] {
  return elements.map((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Runs in the page: scrolls to an element, for a pointer goes only where the window shows something. */
export function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: "center" });
}
