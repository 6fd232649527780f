/** What a function gives, made when it is first asked for, and anew once it is forgotten. */
export function madeOnce<Value>(make: () => Value) {
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
