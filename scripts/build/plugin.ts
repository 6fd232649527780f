import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { isEnlarging, pagesIn } from "../../src/render/page-layout.ts";
import { hasForms } from "../../src/render/prepare/forms.ts";
import { menusOf } from "../../src/render/prepare/menu-data.ts";
import { hasOpenWaitlist, siteHasFurtherFields } from "../../src/render/prepare/page-content.ts";
import { hasForeignWords } from "../../src/render/prepare/texts/without-languages.ts";
import { voiceOf } from "../../src/site/design/voice.ts";
import { letterFromRight } from "../../src/words/direction-of.ts";
import type { lazy } from "../../src/words/memoize.ts";
import { cacheFolder } from "../cache-folder.ts";
import { ownSections } from "../disk/own-kinds.ts";
import { packageRoot } from "../package.ts";
import { keepOthersOut, servePages } from "./dev-server.ts";
import { editBundles, editModules, panelStyleSheet } from "./edit/edit-bundles.ts";
import { followChanges } from "./follow-changes.ts";
import { focalPoints } from "./pictures/drawn-css.ts";
import type { Renditions } from "./pictures/renditions.ts";
import {
  bundleLibraries,
  elementsModule,
  libraryOptions,
  moduleResolution,
} from "./render/browser-libraries.ts";
import { browserSources } from "./render/browser-sources.ts";
import { bundles, plainComponents, plainImports } from "./render/bundles.ts";
import type { CheckedSite } from "./render/checked-content.ts";
import { browserChunks, contentSource } from "./render/content-source.ts";
import type { PageEditing } from "./render/page-editing.ts";
import { isUnwatched } from "./watched-paths.ts";

type Lazy<Value> = ReturnType<typeof lazy<Value>>;

/** What a site is built from. */
export interface SiteSource {
  /** By who writes on its pages; in a build there is nobody. */
  checked: ((reader?: string) => CheckedSite) & Pick<Lazy<CheckedSite>, "forget">;
  renditions: Lazy<Renditions>;
  editing?: PageEditing;
}

/** Parts of the code that some sites do without, each with whether a site has it. */
const parts: Record<
  Extract<keyof ImportMetaEnv, `HAS_${string}`>,
  (site: CheckedSite) => boolean
> = {
  HAS_ANNOUNCEMENT: ({ contents }) => contents.some(({ site }) => site.announcement !== undefined),
  HAS_MENU_BELOW: ({ contents }) =>
    contents.some(({ site }) => site.header.links.some(({ links }) => links)),
  HAS_COLOPHON: ({ contents }) => contents.some(({ site }) => site.footer.colophon === true),
  HAS_EDIT_LINK: ({ contents }) => contents.some(({ site }) => site.edit?.link === true),
  HAS_VOICE: ({ contents: [{ site }] }) => Boolean(voiceOf(site)),
  HAS_LANGUAGES: ({ contents }) => contents.length > 1,
  HAS_FOREIGN_WORDS: ({ contents }) => hasForeignWords(contents),
  HAS_TEXT_FROM_RIGHT: ({ contents }) => letterFromRight.test(JSON.stringify(contents)),
  // The other languages have these from the first.
  HAS_HOURS({ contents: [{ site }] }) {
    const { hours, exceptions, places } = site.contact;
    return [hours, exceptions, places].some((one) => one !== undefined);
  },
  HAS_FURTHER_FIELDS: ({ contents: [first] }) => siteHasFurtherFields(first),
  HAS_FORMS: ({ contents: [first] }) => hasForms(first),
  HAS_FOCAL_POINTS: ({ contents }) => contents.some((one) => focalPoints(one).length > 0),
  HAS_ENLARGING: ({ contents }) => pagesIn(contents).some(isEnlarging),
  HAS_PRICE_GROUPS: ({ contents }) => pagesIn(contents).some((page) => menusOf(page).length > 0),
  HAS_SCREENS: ({ contents }) =>
    contents.some(({ products }) => products.some(({ screen }) => screen)),
  HAS_OPEN_WAITLIST: ({ contents: [first] }) => hasOpenWaitlist(first),
};

/**
 * Constants by which bundles leave out what a site does not have.
 *
 * @param site None for a development server, since a site may get each while it runs.
 */
const bundleConstants = (site: CheckedSite | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, isIn]) => [
      `import.meta.env.${name}`,
      String(!site || isIn(site)),
    ]),
  );

/** What the content decides of the bundles of a build. */
export const bundledContent = (site: CheckedSite): unknown[] => [
  bundleConstants(site),
  browserChunks(site.contents),
  site.contents[0].site.edit !== undefined,
];

/**
 * The static export as a Vite plugin: layouts as modules, every route rendered to a finished
 * document by `prerender` of `react-dom/static`, and the same in development at each request.
 */
export function staticExport({ checked, renditions, editing }: SiteSource): Plugin[] {
  return [
    contentSource(() => checked().contents),
    plainComponents,
    plainImports,
    panelStyleSheet,
    editModules,
    ...(editing ? [browserSources()] : []),
    {
      name: "static-export",

      config(_, { command }) {
        const site = command === "serve" ? undefined : checked();
        const isMarked = !site || parts.HAS_FOREIGN_WORDS(site) || parts.HAS_TEXT_FROM_RIGHT(site);
        return {
          appType: "custom",
          publicDir: false,
          // Files of variables do not change what is built either.
          envDir: false,
          // Otherwise Vite reads its configuration, and with it the content, again for each bundle.
          builder: { sharedConfigBuild: true },
          define: {
            // Libraries choose by it. Otherwise the renderer of a build has their code for development, too.
            ...(command === "build" && { "process.env.NODE_ENV": JSON.stringify("production") }),
            ...bundleConstants(site),
          },
          ...(editing && { optimizeDeps: libraryOptions }),
          ...(isMarked && {
            oxc: { jsx: { runtime: "automatic", importSource: elementsModule } },
          }),
          resolve: moduleResolution(),
          // In a clone the content lies next to the sources: Vite serves nothing of it.
          server: {
            cors: false,
            watch: { ignored: isUnwatched },
            fs: { allow: [join(packageRoot, "src"), join(cacheFolder(), "vite"), ownSections()] },
          },
          // Only the panel's styles come this way. What stands in for `light-dark()` in older browsers needs the scheme
          // in the same sheet, and that is the page's.
          build: { cssTarget: "esnext" },
          environments: {
            ...bundles,
            ...(site?.contents[0].site.edit && editBundles(bundleConstants(undefined))),
          },
          // The renderer of a build finds no packages where it is written. Yarn's Plug'n'Play takes this one for CommonJS.
          ssr: { noExternal: command === "build" || ["react-helmet-async"] },
        };
      },

      async configureServer(server: ViteDevServer) {
        if (editing) await bundleLibraries(server);
        keepOthersOut(server);
        const onceMore = followChanges(server, editing, checked, renditions);
        return () => {
          const pages = servePages(server, checked, renditions, editing);
          server.middlewares.use(pages).use(onceMore(pages));
        };
      },
    },
  ];
}
