/** Days that a page shows, by `YYYY-MM-DD`, as the build has written them in the site's language. */
export type WrittenDays = Readonly<Record<string, string>>;
