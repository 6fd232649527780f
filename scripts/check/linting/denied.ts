/** Words that deny what follows, but where they are part of a phrase that does not. */
const denial =
  /\b(?:no(?! (?:doubt|matter|wonder))|not(?! (?:only|just|merely))|never|none|neither|nor|without(?! (?:doubt|question))|free of|cannot|nothing(?! but))\b|n['’]t\b/i;
/** Where a denial ends: of `Not slow: the safest` nothing denies the second half. */
const newThought =
  /[.!?;:](?:\s|$)|\s[–—-]\s|—|,? \b(?:but|because|while|whereas)\b|, (?:and|just|simply)\b/;

/** Whether the words just before an offset in its sentence deny what follows. */
export function isDenied(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 200), offset);
  return denial.test(before.split(newThought).at(-1) ?? "");
}

/** Whether a stretch of a text stands in quotation marks: those are the words of somebody else. */
export function isQuoted(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 500), offset);
  const opened = Math.max(before.lastIndexOf("“"), before.lastIndexOf("„"));
  return opened > before.lastIndexOf("”") || (before.split(/(?<!\d)"/).length - 1) % 2 === 1;
}
