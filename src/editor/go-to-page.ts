import { currentMemory, remember } from "./memory.ts";
import { start } from "./say.ts";

/** The address of a page by its path in the site. */
export const addressOf = (path: string): string =>
  new URL(start.base + path.slice(1), location.href).href;

/** Goes to a page, also if the server has this one loaded again in the next seconds, which ends the way. */
export function goToPage(path: string): void {
  remember({ way: { address: addressOf(path), until: Date.now() + 5000 } });
  goOn();
}

/** Goes on to the page to which the tab is on its way. */
export function goOn(): void {
  const { way } = currentMemory();
  if (way && way.until > Date.now() && location.href !== way.address) location.assign(way.address);
  else if (way) remember({ way: undefined });
}
