import { prerenderToNodeStream } from "react-dom/static";
import { App } from "./app.tsx";
import type { PageKey } from "./content/schema/primitives.ts";
import { loadPage } from "./page-module.ts";
import { routeOf } from "./routes.ts";

/** Renders one page to a whole HTML document. Any error on the way fails the export. */
export async function renderPage(key: PageKey): Promise<string> {
  const page = await loadPage(key);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App route={routeOf(key)} page={page} />, {
    onError: (error) => {
      failures.push(error);
    },
  });
  let html = "";
  for await (const chunk of prelude.setEncoding("utf8")) html += chunk;
  if (failures.length > 0) throw failures[0];
  return html;
}
