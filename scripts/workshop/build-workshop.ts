import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import { lazy } from "../../src/content/memoize.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { isGroup } from "../check/read/findings/field.ts";
import { loadContent } from "../check/read/load.ts";
import { onLog } from "../export/bundles.ts";
import { readCheckedContent } from "../export/checked-content.ts";
import { contentSource } from "../export/content-source.ts";
import { keepOthersOut, reloadOnChange } from "../export/dev-server.ts";
import { createStyler } from "../export/styles.ts";
import { versalCss } from "../export/versal.ts";
import { listStories } from "./list-stories.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The workshop's entry, below the project's root. */
const workshopEntry = "src/workshop/main.ts";

const ownCss = readFileSync(new URL("../../src/workshop/workshop.css", import.meta.url), "utf8");

/** Shows what the content leaves out; nobody edits it. */
const sample = fileURLToPath(new URL("../../e2e/firms/sample", import.meta.url));

/** Nothing leaves the machine: a story that asks for another site's map or service gets an error. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws://localhost:* ws://127.0.0.1:*",
  "object-src 'none'",
  "base-uri 'none'",
].join("; ");

const listModule = "virtual:workshop/stories";

/** How Vite serves or builds the workshop. It reads no other configuration. */
export function workshopConfig(): InlineConfig {
  return {
    root,
    configFile: false,
    appType: "custom",
    publicDir: false,
    // Test runs write built copies there.
    server: { cors: false, watch: { ignored: ["**/dist*/**"] } },
    cacheDir: "node_modules/.vite-workshop",
    plugins: [workshop()],
    optimizeDeps: { entries: [workshopEntry, "src/**/*.stories.tsx"] },
    // React for developers, in a build too: it says what is wrong.
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { onLog, input: workshopEntry, checks: { pluginTimings: false } },
    },
  };
}

/**
 * Writes the workshop as files that any host can serve at its root.
 *
 * @param folder The folder to write, which is emptied first.
 */
export async function buildWorkshop(folder: string): Promise<void> {
  const config = workshopConfig();
  const rolldownOptions = {
    ...config.build?.rolldownOptions,
    // Most of what a story costs would be to ask for twenty scripts in place of one.
    output: { codeSplitting: false },
  };
  const options = { ...config.build, rolldownOptions, chunkSizeWarningLimit: 2000 };
  await build({ ...config, logLevel: "warn", build: { ...options, outDir: folder } });
}

/** Serves the stories beside the components, or writes them as a folder of files. */
function workshop(): Plugin[] {
  const content = lazy(() =>
    withParts(readCheckedContent(), loadContent(sample).content as Content),
  );

  return [
    contentSource(content, true),
    {
      name: "workshop",

      resolveId: (id) => (id === listModule ? `\0${id}` : undefined),

      load: (id) =>
        id === `\0${listModule}` ? `export default ${JSON.stringify(listStories())};` : undefined,

      configureServer(server) {
        keepOthersOut(server);
        reloadOnChange(server, content);
        return () => {
          server.middlewares.use(async (request, response, next) => {
            const address = request.originalUrl ?? "/";
            // Not as a URL, which `//` is not.
            if (!/^\/([?#]|$)/.test(address)) return next();
            try {
              const html = await documentFor(`/${workshopEntry}`, content());
              response.setHeader("content-type", "text/html; charset=utf-8");
              response.end(await server.transformIndexHtml(address, html));
            } catch (error) {
              next(error);
            }
          });
        };
      },

      async generateBundle(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
        if (!entry) throw new Error("The workshop's bundle has no entry.");
        const source = await documentFor(`/${entry.fileName}`, content());
        this.emitFile({ type: "asset", fileName: "index.html", source });
      },
    },
  ];
}

/** The one document of the workshop, which loads an entry; its own address says what it shows. */
async function documentFor(entry: string, { site }: Content): Promise<string> {
  const styler = await createStyler(
    site.theme,
    undefined,
    await versalCss({ ...site, drawings: undefined }),
  );
  return `<!doctype html>
<html lang="en" data-story="loading">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Workshop</title>
<link rel="icon" href="data:,">
<style>${styler.page()}\n${ownCss}</style>
<script type="module" src="${entry}"></script>
</head>
<body><div id="workshop"></div></body>
</html>
`;
}

/**
 * Content with the parts of another's that it leaves out, groups of keys whatever they are for: the
 * workshop shows each component, also those that the site does without.
 */
export function withParts<Value>(own: Value, other: Value): Value {
  if (!isGroup(own) || !isGroup(other)) return own;
  const parts = Object.entries(other).flatMap(([key, part]) => {
    if (Object.hasOwn(own, key)) return [[key, withParts(own[key], part)]];
    return isGroup(part) ? [[key, part]] : [];
  });
  return { ...own, ...Object.fromEntries(parts) };
}
