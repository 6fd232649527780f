import layouts from "virtual:layouts";
import { prerender } from "react-dom/static";
import { HelmetProvider } from "react-helmet-async";
import { App } from "./app.tsx";
import { PageHead } from "./components/frame/page-head.tsx";
import type { PageModule } from "./pages/page-module.ts";
import { routeOf } from "./routes.ts";

/**
 * Renders one page to a whole HTML document. Any error fails the export; it names the components around it.
 *
 * @param layout Name of the component that shows it (see `src/render/page-layout.ts`).
 */
export async function renderPage(
  key: string,
  layout: string,
  shown: Omit<PageModule, "Page">,
): Promise<string> {
  const load = layouts[layout];
  if (!load) throw new Error(`There is no layout called "${layout}".`);
  const { Page } = await load();
  const route = routeOf(key);
  const { title, description, day, noindex, preview } = shown.content;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <HelmetProvider>
      <App
        route={route}
        page={{ Page, ...shown }}
        head={<PageHead {...{ route, title, description, day, noindex, preview }} />}
      />
    </HelmetProvider>,
    {
      onError: (error, { componentStack }) => {
        failures.push(error instanceof Error ? Object.assign(error, { componentStack }) : error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  // The first picture loads at once, and before others: it may be on the first screen.
  return html.replace(' loading="lazy" decoding="async"', ' fetchpriority="high"');
}
