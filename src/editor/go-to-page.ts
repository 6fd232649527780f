import { currentMemory, remember } from "./memory.ts";
import { start } from "./say.ts";

/** The address of a page by its path in the site. */
export const addressOf = (path: string): string =>
  new URL(start.base + path.slice(1), location.href).href;

/** Goes to a page after a step that changed files: once the server has this one loaded again, which would end the way. */
export function goToPage(path: string): void {
  remember({ way: { address: addressOf(path), until: Date.now() + 10_000 } });
  setTimeout(goOn, 2000);
}

/** Goes on to the page to which the tab is on its way. */
export function goOn(): void {
  const { way } = currentMemory();
  if (way && way.until > Date.now() && location.href !== way.address) location.assign(way.address);
  else if (way) remember({ way: undefined });
}
