/** A line of a list with its signs for line ends, tabs and what cannot be seen. */
export function unescaped(words: string): string {
  return words.replaceAll(/\\(?:[\\nt]|u[0-9A-F]{4})/g, (sign) => JSON.parse(`"${sign}"`));
}
