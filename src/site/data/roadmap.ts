/** A station of a roadmap, with the arrow that leads to it. */
interface Station {
  /** The arrow with the space around it; empty before the first station. */
  before: string;
  label: string;
}

/** The parts of a roadmap's line. Joined, they are the whole line. */
interface RoadmapLine {
  /** The text before the first station, with its colon; the whole line if it has no arrows. */
  lead: string;
  stations: readonly Station[];
}

/** The parts of a line such as "Next: One → Two → Three". */
export function stationsOf(text: string): RoadmapLine {
  const [first = "", ...others] = text.split(/((?:(?<!\s)\s+)?[→←]\s*)/);
  if (others.length === 0) return { lead: text, stations: [] };
  // A colon within a word, as in a time of day, does not end the lead.
  const [, lead = "", label = ""] = /^(.*?(?::\s+|：\s*))?(.*)$/s.exec(first) ?? [];
  const stations: Station[] = [{ before: "", label }];
  for (let index = 0; index < others.length; index += 2)
    stations.push({ before: others[index] ?? "", label: others[index + 1] ?? "" });
  return { lead, stations };
}
