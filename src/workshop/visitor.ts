/** How long a story waits for what it wants to see, in milliseconds. */
const patience = 5000;

/**
 * Waits until something is found in the document.
 *
 * @param what Names it, for the error.
 * @throws Where it does not come in time.
 */
async function found<Thing>(what: string, find: () => Thing | null | undefined): Promise<Thing> {
  const end = performance.now() + patience;
  for (;;) {
    const thing = find();
    if (thing) return thing;
    if (performance.now() > end) throw new Error(`The story waited in vain for ${what}.`);
    await new Promise((painted) => requestAnimationFrame(painted));
  }
}

/** Waits for the first element that fits a selector. */
export function seen(selector: string): Promise<HTMLElement> {
  return found(selector, () => document.querySelector<HTMLElement>(selector));
}

/** Waits for a button by its accessible name. */
export function button(name: string): Promise<HTMLButtonElement> {
  return found(`the button "${name}"`, () =>
    [...document.querySelectorAll("button")].find(
      (candidate) => (candidate.ariaLabel ?? candidate.textContent) === name,
    ),
  );
}

/** Waits for a form field by its label. */
export function field(label: string): Promise<HTMLInputElement | HTMLTextAreaElement> {
  return found(
    `the field "${label}"`,
    () =>
      [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label)
        ?.control as HTMLInputElement | undefined,
  );
}

/** Types into a form field by its label, and leaves it. */
export async function type(label: string, text: string): Promise<void> {
  const target = await field(label);
  target.focus();
  target.value = text;
  target.dispatchEvent(new InputEvent("input", { bubbles: true }));
  target.blur();
}

/** Answers what is asked of the network from now on, in the service's place. */
export function answerRequests(answer: () => Promise<Response>): void {
  window.fetch = answer;
}
