/**
 * Content in whose texts a blank before a mark, and one within « and », does not break, as French writes
 * them: no line begins with a mark. Owners need not type such blanks, which look like any other.
 *
 * @param value Any part of the content; it stays as it is.
 */
export function typeset<Value>(value: Value): Value;
export function typeset(value: unknown): unknown {
  if (typeof value === "string")
    return value
      .replace(/ (?=[;!?](?:\s|[)»]|$))/g, "\u202F")
      .replace(/ (?=[:»](?:\s|[).,;!?]|$))|(?<=«) /g, "\u00A0");
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typeset(inner)]));
}
