/** Removes browser interfaces that exist but throw, as extensions leave them: only missing ones are handled. */
export function disownBroken(): void {
  disownUnless("matchMedia", () => matchMedia("all").addEventListener("change", () => {}));
  disownUnless("IntersectionObserver", () => {
    const observer = new IntersectionObserver(() => {});
    observer.observe(document.body);
    observer.disconnect();
  });
}

function disownUnless(name: "matchMedia" | "IntersectionObserver", use: () => void): void {
  try {
    use();
  } catch {
    Object.defineProperty(window, name, { value: undefined, configurable: true });
  }
}
