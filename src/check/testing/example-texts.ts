/** A product's file, for tests to spoil. */
export const productText = `name: Foo
tagline: Save food
icon: book
bullets:
  - One thing
  - Two things
eta: Q4 2027
progress: 65
waitlist: closed
`;

/** The group `contact` of the site's file, for tests to spoil. */
export const contactText = `email: a@example.org
phones: [{label: Sales, number: "+442079460000", display: "020"}]
address: [Lane]
place: {latitude: 1, longitude: 2}
`;

/** The product with one passage replaced. */
export function productWith(passage: string, replacement: string): string {
  return productText.replace(passage, replacement);
}
