/** All texts of a value, in whatever it holds. */
export function allTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(allTexts) : [];
}
