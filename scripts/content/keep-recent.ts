/**
 * Keeps what was made for the keys that were asked for last, such as a file's text and the one that is tried in its
 * place.
 */
export function keepRecent<Made>(most: number): (key: string, make: () => Made) => Made {
  let recent: { key: string; made: Made }[] = [];
  return (key, make) => {
    const found = recent.find((one) => one.key === key) ?? { key, made: make() };
    recent = [found, ...recent.filter((one) => one !== found)].slice(0, most);
    return found.made;
  };
}
