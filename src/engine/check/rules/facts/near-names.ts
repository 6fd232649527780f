/** A word without its accents: in some languages a plural differs by these. */
export const plainLetters = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Languages whose names take nothing but a letter or two at their end. */
const unbent = /^(?:en|de|fr|es|it|nl|pt|sv)\b/;

/** Whether a word may be a name with an ending of its language, such as a plural or a genitive. */
export function isBent(one: string, name: string, language = ""): boolean {
  if (!unbent.test(language)) return one.startsWith(name.slice(0, -2));
  const ending = one.startsWith(name) ? one.slice(name.length) : "-";
  return one === name.slice(0, -1) || /^(?:|[aeimnrsx]|e[mnrs]|'s)$/.test(ending);
}
