/** The same function, which remembers what it gave for each text. */
export function once<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (!found.has(text)) found.set(text, find(text));
    return found.get(text) as Found;
  };
}
