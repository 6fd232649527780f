/** The sizes of type, from the smallest to that of a page's first heading. Only words that are too long have others. */
export const typeSizes = {
  fine: ".8125rem",
  interface: ".9375rem",
  body: "1rem",
  reading: "1.125rem",
  name: "1.25rem",
  lead: "clamp(1.1875rem,1rem + .62vw,1.375rem)",
  passage: "clamp(1.375rem,1.1rem + 1vw,1.75rem)",
  section: "clamp(1.625rem,1.3rem + 1.3vw,2.25rem)",
  shade: "clamp(1.75rem,1.1rem + 2.9vw,3.375rem)",
  first: "clamp(1.75rem,.95rem + 3.3vw,3.25rem)",
  number: "clamp(2.6rem,1.6rem + 2.6vw,3.6rem)",
  closing: "clamp(2.2rem,1.4rem + 3.4vw,3.9rem)",
  opening: "clamp(2.4rem,1.5rem + 4.2vw,4.5rem)",
};
