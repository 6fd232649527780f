/** Items in groups with the same id, in their order. */
export function groupedBy<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(idOf(item));
    if (group) group.push(item);
    else groups.set(idOf(item), [item]);
  }
  return groups;
}
