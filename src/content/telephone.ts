/** A number in E.164 form: a plus sign, the country's code and digits. */
export const numberPattern = /^\+[1-9]\d{6,14}$/;

/** A telephone number as it is dialled, of one that is written as people read it; nothing where its country is open. */
export function dialled(written: string): string | undefined {
  const plain = written
    .replaceAll(/["'“”„‘’]/gu, "")
    .trim()
    .replace(/^tel:/i, "")
    .replaceAll(/\(0\)|[\s().\-/]/g, "")
    .replace(/^00/, "+");
  return numberPattern.test(plain) ? plain : undefined;
}
