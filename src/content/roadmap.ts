/** A line of what comes next, taken apart. */
export interface Roadmap {
  /** What stands before the first station, up to its colon; empty where there is none. */
  lead: string;
  /** What stands between the arrows, in the order in which it is written; none without an arrow. */
  stations: string[];
}

/** Arrows as the line is written: to the left in scripts that run there. */
const arrow = /[→←]/;

/** The parts of a roadmap's line, which arrows part: `Next: One → Two.` leads with `Next:` to two stations. */
export function roadmapOf(text: string): Roadmap {
  if (!arrow.test(text)) return { lead: text.trim(), stations: [] };
  // A colon within a word, such as that of a time of day, ends no lead.
  const [lead = ""] = /^[^→←]*?(?::(?=\s)|：)/.exec(text) ?? [];
  const parts = text.slice(lead.length).split(arrow);
  return { lead: lead.trim(), stations: parts.map((part) => part.trim()).filter(Boolean) };
}
