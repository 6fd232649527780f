import { stripVTControlCharacters } from "node:util";
import { UserError } from "../../../src/engine/check/index.ts";
import type { renderPage } from "../../../src/site/entry-server.tsx";
import { routeOf } from "../../../src/site/routes.ts";
import { say } from "../../../src/words/say.ts";
import { displayPath } from "../../disk/display-path.ts";
import { componentName, ownKinds, ownSections } from "../../disk/own-kinds.ts";

/** Says in one sentence what the bundler did not understand in a file of the owner's; returns any other error. */
export function explainBundleError(error: unknown): unknown {
  const [first] = (error as { errors?: Error[] })?.errors ?? [];
  const text = stripVTControlCharacters(first?.message ?? "");
  const [, place = ""] = /\[ (\S.*:\d+:\d+) \]/.exec(text) ?? [];
  if (!place.startsWith(`${displayPath(ownSections())}/`)) return error;
  return new UserError(`${place} ${firstLine(text.replace(/^(\[\S+\] )+/, ""))}.`);
}

/** A renderer that names the owner's component that fails while a page is rendered. */
export const explainingErrors =
  (render: typeof renderPage): typeof renderPage =>
  (key, layout, shown) =>
    render(key, layout, shown).catch((error: Error & { componentStack?: string }) => {
      const isAround = (kind: string) =>
        error?.componentStack?.includes(` at ${componentName(kind)} (`);
      const own = [...ownKinds().kinds].find(([kind]) => isAround(kind));
      if (!own) throw error;
      const [file, { path }] = [displayPath(own[1].component), routeOf(key)];
      const slots = { file, path, error: firstLine(error.message) };
      throw new UserError(say("building.own-component", slots));
    });

/** What an error says first, without a full stop. */
function firstLine(message: string): string {
  const [first = ""] = message.split("\n");
  return first.replace(/\.$/, "");
}
