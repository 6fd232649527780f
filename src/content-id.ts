/** Identifies the main part of each page: the skip link leads there, and painting waits for it. */
export const contentId = "content";
