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
