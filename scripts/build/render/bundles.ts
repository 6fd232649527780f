import { type EnvironmentOptions, normalizePath, type Plugin, type Rolldown } from "vite";
import { packageRoot } from "../../package.ts";

/** Libraries mark modules for React servers; a bundler need not report each time that it drops the mark. */
const onLog: NonNullable<Rolldown.InputOptions["onLog"]> = (level, log, report) => {
  if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
};

/**
 * Imports modules without Vite's helper, which preloads their chunks and styles: the boot script fetches all
 * chunks of a control in parallel, and styles are in the page. The helper is 450 bytes, compressed.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** Leaves out names that libraries give to components for developers' tools: no bundler drops a component with one. */
export const plainComponents: Plugin = {
  name: "plain-components",
  apply: "build",
  transform: {
    filter: { id: /node_modules/, code: /\.displayName = / },
    handler: (code) => ({ code: code.replaceAll(/^\w+\.displayName = .*;$/gm, ""), map: null }),
  },
};

/**
 * Has V8 compile all functions of a file while it loads, in the background, instead of each when it is called
 * (Chromium 136; other engines read a comment). Most of the libraries runs at the first press, and compiling
 * it then is a tenth of the wait.
 */
const compileAhead = "//# allFunctionsCalledOnLoad";

const libraryChunks = ["app", "ariakit"];

/** Folder of the site's own modules. Its path is whole, because a folder above the project may be named `src` too. */
const sources = normalizePath(`${packageRoot}src/`);

/** The options of the browser's and the renderer's bundle. The export writes their files. */
export const bundles: Record<"client" | "ssr", EnvironmentOptions> = {
  client: {
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        onLog,
        input: { app: "src/site/entry-client.tsx" },
        treeshake: {
          // A section of products imports it, and shows it only where a waitlist is open.
          moduleSideEffects: (id) => !/src.site.contact.notify-button/.test(id),
          // Libraries call them for components that no page has.
          manualPureFunctions: ["createContext", "forwardRef", "memo"],
        },
        output: {
          postBanner: ({ name }) => (libraryChunks.includes(name) ? compileAhead : ""),
          codeSplitting: {
            groups: [
              // What every page needs, with all that it imports, and what most do: it compresses better there.
              {
                name: "app",
                test: /src.(site.((app|entry-client)\.tsx$|browser.(storage|fetch)|contact.mail-link|data.service-address|components.(section|page-title|labelled-value)\.)|words.template)|node_modules.react/,
                priority: 2,
              },
              // One chunk of the library for all overlays: the first warms up the rest.
              { name: "ariakit", test: /ariakit|floating-ui|use-sync-external-store/ },
              // What all senders need, and what the form and a waitlist share: no other page carries it.
              { name: "attempt", test: /src.site.contact.attempt\.ts$/, priority: 2 },
              {
                name: "form",
                test: /src.site.contact.(deliver|form-life|message|labelled-field)/,
                priority: 2,
              },
              {
                name: "shared",
                minShareCount: 2,
                test: (id) => normalizePath(id).startsWith(sources),
                priority: 1,
              },
            ],
          },
        },
        // The boot script calls what the entry exports; the chunks that it needs may be one with it.
        preserveEntrySignatures: "allow-extension",
      },
    },
  },
  ssr: {
    build: {
      write: false,
      rolldownOptions: {
        onLog,
        input: "src/site/entry-server.tsx",
        // No `package.json` is where it is written.
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  },
};
