import { prerenderToNodeStream } from "react-dom/static";
import { HelmetProvider } from "react-helmet-async";
import { App } from "./app.tsx";
import { PageHead } from "./components/page-head.tsx";
import { loadPage } from "./pages/page-module.ts";
import { routeOf } from "./routes.ts";

/** Renders one page to a whole HTML document. Any error fails the export. */
export async function renderPage(key: string): Promise<string> {
  const page = await loadPage(key);
  const route = routeOf(key);
  const { title, description } = page.content;
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <HelmetProvider>
      <App
        route={route}
        page={page}
        head={<PageHead route={route} title={title} description={description} />}
      />
    </HelmetProvider>,
    {
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  let html = "";
  for await (const chunk of prelude.setEncoding("utf8")) html += chunk;
  if (failures.length > 0) throw failures[0];
  return html;
}
