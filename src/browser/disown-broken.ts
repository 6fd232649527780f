/**
 * Removes browser interfaces that exist but throw, as extensions and stand-ins for old browsers leave
 * them: the site and its libraries handle missing ones, not broken ones.
 */
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
