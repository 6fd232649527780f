import { browserStep } from "./browser-step.ts";
import { packageBin } from "./package-bin.ts";
import type { Step } from "./steps.ts";

/** Where the site is published in turn, and the folder that it is built into for that. */
const places = [
  { base: "/", folder: "dist" },
  { base: "/sub/", folder: "dist.sub" },
];

/**
 * The browser tests against nginx with the recipe in `docs/`, on a site at the root of its host and
 * on one below a path.
 *
 * @param root Folder of the project.
 * @param browserArguments Passed on to Playwright.
 */
export function nginxSteps(root: string, browserArguments: readonly string[]): Step[] {
  return places.flatMap(({ base, folder }) => {
    const build: Step = {
      name: `build for ${base}`,
      command: () => [packageBin(root, "vite"), "build", "--outDir", folder],
      env: async () => ({ BASE_PATH: base }),
    };
    const tests = browserStep(root, browserArguments, {
      name: `browser tests on nginx under ${base}`,
      needs: build.name,
      variables: { TEST_HOST: "nginx", TEST_FOLDER: folder, BASE_PATH: base },
    });
    return [build, tests];
  });
}
