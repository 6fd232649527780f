/** Days that a page shows, by `YYYY-MM-DD`, as the build formats them in the site's language. */
export type WrittenDays = Readonly<Record<string, string>>;
