import { useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { App, type AppProps } from "./app.tsx";
import { setChunkLoader } from "./browser/fetch-chunks.ts";
import { createFinder, preserveDocument } from "./browser/preserve-document.ts";
import { tabStorage } from "./browser/storage.ts";
import { renewTheme } from "./browser/theme-choice.ts";
import type { PageModule } from "./pages/page-module.ts";
import { routeOf } from "./routes.ts";

/**
 * Hydrates the document. The boot script calls it when a visitor first needs a control.
 *
 * @param lastPressed Gives the control that was pressed in the meantime; it is pressed again after hydration.
 *   Called right before that, because React then replays early presses itself, and the boot script stops.
 * @param unkept Values that the tab's storage rejected, by key. The boot script adds to it.
 * @param control Name of the control whose chunks were fetched with the app.
 * @param settings The attributes of the boot script's element, with the chunks of each control.
 * @param load Fetches a chunk.
 * @param loadAgain Loads the document again if a chunk was missing.
 * @returns what renders a page in place of the present one, for development.
 */
export async function start(
  lastPressed: () => HTMLElement | null | undefined,
  unkept: Record<string, string>,
  control: string,
  settings: DOMStringMap,
  load: (address: string, hear: () => void) => Promise<void>,
  loadAgain: () => boolean | undefined,
): Promise<(props: AppProps) => void> {
  setChunkLoader({ settings, load, loadAgain }, control);
  tabStorage.shareRejected(unkept);
  const route = routeOf(document.documentElement.dataset["page"] as string);
  // The last of these is the page's own module. The boot script has loaded it.
  const address = settings["app"]?.split(" ").pop() as string;
  const page: PageModule = await import(/* @vite-ignore */ address);
  delete document.body.dataset["lost"];
  removeBrokenInterfaces();
  renewTheme();
  const pressed = lastPressed();
  // If React has to render the document again, another button replaces the pressed one.
  const findPressed = pressed && createFinder(pressed);
  const restoreDocument = preserveDocument();
  let failed = false;
  const root = hydrateRoot(document, <HydratedApp route={route} page={page} />, {
    onCaughtError(error) {
      failed = true;
      console.error(error);
    },
  });

  return (props) => root.render(<HydratedApp {...props} />);

  function HydratedApp(props: AppProps) {
    useLayoutEffect(restoreDocument, []);
    useEffect(() => {
      // The boot script has set it, which `suppressHydrationWarning` on such controls allows.
      pressed?.removeAttribute("aria-busy");
      // A dialog that opens now would take the focus from the message that the page failed.
      if (!failed) findPressed?.()?.click();
    }, []);
    return <App {...props} />;
  }
}

/**
 * Removes browser interfaces that exist but throw, because of an extension or a polyfill: the site and its
 * libraries handle missing ones, not broken ones.
 */
function removeBrokenInterfaces(): void {
  removeUnlessWorking("matchMedia", () => matchMedia("all").addEventListener("change", () => {}));
  removeUnlessWorking("IntersectionObserver", () => {
    const observer = new IntersectionObserver(() => {});
    observer.observe(document.body);
    observer.disconnect();
  });
}

function removeUnlessWorking(name: "matchMedia" | "IntersectionObserver", use: () => void): void {
  try {
    use();
  } catch {
    Object.defineProperty(window, name, { value: undefined, configurable: true });
  }
}
