import { valueAt } from "../../values.ts";

/** Merges values into others. Adds the keys without a value of their own to `gaps`. */
export function mergePack(own: unknown, below: unknown, key: string, gaps: string[]): unknown {
  if (!(below instanceof Object)) {
    if (own === undefined || own === null) gaps.push(key.slice(1));
    return own ?? below;
  }
  // A list of another length is a translation of its own.
  if (Array.isArray(own) && own.length !== Object.keys(below).length) return own;
  const parts = Object.entries(below).map(([part, text]) => {
    return [part, mergePack(valueAt(own, [part]), text, `${key}.${part}`, gaps)] as const;
  });
  if (Array.isArray(below)) return parts.map(([, value]) => value);
  return { ...(own as object | null), ...Object.fromEntries(parts) };
}
