/** Caches the result of a function for each text. */
export function memoize<Result>(find: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (!results.has(text)) results.set(text, find(text));
    return results.get(text) as Result;
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
