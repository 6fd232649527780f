import { browserStorage } from "../browser/storage.ts";
import { useStored } from "../browser/use-stored.ts";
import { waitlistKey } from "../inline/contract.ts";

/** The address with which the visitor joined a product's waitlist, if any; kept in this browser only. */
export function useEntry(slug: string): string | undefined {
  return useStored(waitlistKey(slug));
}

/** Whether the address goes with this visit, because the browser does not keep it. */
export function isEntryFleeting(slug: string): boolean {
  return browserStorage.isFleeting(waitlistKey(slug));
}

/** Keeps the address with which the visitor joins a product's waitlist. */
export function keepEntry(slug: string, email: string): void {
  browserStorage.write(waitlistKey(slug), email);
}

/** Forgets it. */
export function forgetEntry(slug: string): void {
  browserStorage.remove(waitlistKey(slug));
}
