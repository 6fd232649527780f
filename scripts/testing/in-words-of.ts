import { inWords } from "../../src/engine/messages/messages.ts";

/** A value with all messages in it in the words of a reader. */
export function inWordsOf<Value>(value: Value, reader = "en"): Value {
  if (typeof value === "string") return inWords(value, reader) as Value;
  if (Array.isArray(value)) return value.map((one) => inWordsOf(one, reader)) as Value;
  if (typeof value !== "object" || value === null || value instanceof Map) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, inWordsOf(one, reader)]);
  return Object.fromEntries(entries) as Value;
}
