/**
 * Takes away what the browser, an extension or a stand-in for an old browser offers and does not
 * keep: the site and its libraries do without what is missing, but not without what throws.
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
