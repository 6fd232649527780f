interface Kept<Made> {
  state: string;
  made: Made;
}

interface Keeping<Source, Others extends unknown[]> {
  /** A text of all else on which the result depends: where it is another one, the result is made again. */
  state?: (source: Source, ...others: Others) => string;
  /** Of how many texts results are kept: of those that were asked for last. */
  most?: number;
}

/** Keeps what a function makes of each text, or of each object until that goes, whatever its other arguments. */
/*#__NO_SIDE_EFFECTS__*/
export function memoize<
  Made,
  Source extends string | object = string,
  Others extends unknown[] = [],
>(
  make: (source: Source, ...others: Others) => Made,
  { state, most = Number.POSITIVE_INFINITY }: Keeping<Source, Others> = {},
): (source: Source, ...others: Others) => Made {
  const texts = new Map<Source, Kept<Made>>();
  const objects = new WeakMap<object, Kept<Made>>();
  return (source, ...others) => {
    const known = typeof source === "object" ? objects : texts;
    const now = state?.(source, ...others) ?? "";
    let kept = known.get(source as Source & object);
    if (kept?.state !== now) kept = { state: now, made: make(source, ...others) };
    else if (most === Number.POSITIVE_INFINITY) return kept.made;
    known.delete(source as Source & object);
    known.set(source as Source & object, kept);
    const [oldest] = texts.size > most ? texts.keys() : [];
    if (oldest !== undefined) texts.delete(oldest);
    return kept.made;
  };
}

/** Makes a value on its first use, and again after `forget`. */
/*#__NO_SIDE_EFFECTS__*/
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
