import { browserStorage } from "../browser/storage.ts";

const keyOf = (slug: string) => `waitlist-${slug}`;

/** The address with which the visitor joined a product's waitlist, if any; kept in this browser only. */
export function recallEntry(slug: string): string | undefined {
  return browserStorage.read(keyOf(slug));
}

/** Keeps the address with which the visitor joins a product's waitlist. */
export function keepEntry(slug: string, email: string): void {
  browserStorage.write(keyOf(slug), email);
}

/** Forgets it. */
export function forgetEntry(slug: string): void {
  browserStorage.remove(keyOf(slug));
}
