/** Caches the result of a function for each text. */
export function memoize<Result>(find: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (!results.has(text)) results.set(text, find(text));
    return results.get(text) as Result;
  };
}

/**
 * Keeps what is made of an object until the object goes, or what else it is made from changes.
 *
 * @returns what was made of an object, or makes it; `from` is a text of all else on which the result depends.
 */
export function keepByObject<Source extends object, Made>() {
  const last = new WeakMap<Source, { from: string; made: Made }>();
  return (source: Source, from: string, make: () => Made): Made => {
    const before = last.get(source);
    if (before?.from === from) return before.made;
    const made = make();
    last.set(source, { from, made });
    return made;
  };
}

/** Makes a value on its first use, and again after `forget`. */
export function lazy<Value>(make: () => Value) {
  let made: { value: Value } | undefined;
  const current = () => {
    made ??= { value: make() };
    return made.value;
  };
  return Object.assign(current, {
    forget() {
      made = undefined;
    },
  });
}
