import { readFileSync } from "node:fs";
import { inProject } from "./project.ts";

/** What a person changes in the recipe. */
export interface RecipeChoices {
  /** Where to listen, as nginx takes it. */
  listen: string;
  root: string;
  /** Path below which the site is published, with a slash at both ends. */
  base: string;
  /** Whether nginx has the module for files ending in .br. */
  brotli: boolean;
}

/**
 * The server block in `docs/nginx.conf`, changed as its own comments say.
 *
 * @throws Where the recipe lacks a line that is to be changed.
 */
export function nginxRecipe({ listen, root, base, brotli }: RecipeChoices): string {
  let recipe = readFileSync(inProject("docs", "nginx.conf"), "utf8");
  const change = (line: RegExp, to: string) => {
    const changed = recipe.replace(line, to);
    if (changed === recipe) throw new Error(`docs/nginx.conf has no line like ${line}.`);
    recipe = changed;
  };
  change(/listen 80;/, `listen ${listen};`);
  change(/root \/var\/www\/site;/, `root "${root}";`);
  if (brotli) change(/gzip_static on;/, "gzip_static on; brotli_static on;");
  if (base !== "/") change(/^(\s*(?:error_page 404|location(?: =| ~)?) \^?)\//gm, `$1${base}`);
  return recipe;
}

/** The headers that the recipe includes. */
export function nginxHeaders(): string {
  return readFileSync(inProject("docs", "nginx-headers.conf"), "utf8");
}
