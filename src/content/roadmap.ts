/** A station of a roadmap, with the arrow that leads to it. */
export interface Station {
  /** The arrow with the space around it; nothing before the first. */
  before: string;
  label: string;
}

/** The line of a roadmap in its parts, which together are the whole line. */
export interface RoadmapLine {
  /** What stands before the first station, with its colon; all of a line without arrows. */
  lead: string;
  stations: readonly Station[];
}

/** The parts of a line such as "Next: One → Two → Three". */
export function stationsOf(text: string): RoadmapLine {
  const [first = "", ...others] = text.split(/(\s*[→←]\s*)/);
  if (others.length === 0) return { lead: text, stations: [] };
  // A colon within a word, such as that of a time of day, ends no lead.
  const [, lead = "", label = ""] = /^(.*?(?::\s+|：\s*))?(.*)$/s.exec(first) ?? [];
  const stations: Station[] = [{ before: "", label }];
  for (let index = 0; index < others.length; index += 2)
    stations.push({ before: others[index] ?? "", label: others[index + 1] ?? "" });
  return { lead, stations };
}
