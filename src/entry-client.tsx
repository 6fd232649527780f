import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import type { PageKey } from "./content/schema/primitives.ts";
import { loadPage } from "./page-module.ts";
import { routeOf } from "./routes.ts";

/**
 * Brings the document to life. The boot script calls it when a visitor first needs a control.
 *
 * @param handOver Called right before React takes over: ends the boot script's listening, and gives
 *   the control that was pressed meanwhile, which is then pressed again.
 */
export async function start(handOver: () => HTMLElement | undefined): Promise<void> {
  const route = routeOf(document.documentElement.dataset["page"] as PageKey);
  const page = await loadPage(route.key);
  const pressed = handOver();
  hydrateRoot(document, <Alive />);

  function Alive() {
    useEffect(() => pressed?.click(), []);
    return <App route={route} page={page} />;
  }
}
