/** Whether a language tag is one of English. */
export function isEnglish(language: string): boolean {
  return /^en(-|$)/.test(language);
}
