import { useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { knowChunks } from "./browser/fetch-chunks.ts";
import { findAgain, rememberDocument } from "./browser/find-again.ts";
import { tabStorage } from "./browser/storage.ts";
import { renewTheme } from "./browser/theme-choice.ts";
import { loadPage } from "./pages/page-module.ts";
import { routeOf } from "./routes.ts";

/**
 * Brings the document to life. The boot script calls it when a visitor first needs a control.
 *
 * @param lastPressed Gives the control that was pressed meanwhile; it is pressed again once React is
 *   there. Asked right before, because from then on React keeps early presses itself.
 * @param unkept What the tab's storage would not keep, by its key. The boot script adds to it.
 * @param control Name of the control whose chunks were fetched with the app.
 * @param settings The attributes of the boot script's element, with the chunks of each control.
 */
export async function start(
  lastPressed: () => HTMLElement | null | undefined,
  unkept: Record<string, string>,
  control: string,
  settings: DOMStringMap,
): Promise<void> {
  knowChunks(settings, control);
  tabStorage.share(unkept);
  const route = routeOf(document.documentElement.dataset["page"] as string);
  const page = await loadPage(route.key);
  disownBroken();
  renewTheme();
  const pressed = lastPressed();
  // Where React has to render the document anew, another button stands in the place of the pressed one.
  const findPressed = pressed && findAgain(pressed);
  const restoreDocument = rememberDocument();
  let failed = false;
  hydrateRoot(document, <Alive />, {
    onCaughtError(error) {
      failed = true;
      console.error(error);
    },
  });

  function Alive() {
    useLayoutEffect(restoreDocument, []);
    useEffect(() => {
      // What a press opens would take the focus from the words that say the page failed.
      if (!failed) findPressed?.()?.click();
    }, []);
    return <App route={route} page={page} />;
  }
}

/**
 * Removes browser interfaces that exist but throw, as extensions and stand-ins for old browsers leave
 * them: the site and its libraries handle missing ones, not broken ones.
 */
function disownBroken(): void {
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
