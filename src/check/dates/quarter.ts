import type { Day } from "./day.ts";

const ends = ["03-31", "06-30", "09-30", "12-31"] as const;

/** Quarter and year of a text such as `Q4 2027`; none where it is no quarter. */
export function quarterOf(text: string): { quarter: 1 | 2 | 3 | 4; year: number } | undefined {
  const match = /^Q([1-4]) (\d{4})$/.exec(text);
  return match ? { quarter: Number(match[1]) as 1 | 2 | 3 | 4, year: Number(match[2]) } : undefined;
}

/** Last day of a quarter written as `Q4 2027`; none where the text is no quarter. */
export function quarterEnd(text: string): Day | undefined {
  const found = quarterOf(text);
  return found && `${text.slice(-4)}-${ends[found.quarter - 1]}`;
}

/** First day of a quarter written as `Q4 2027`; none where the text is no quarter. */
export function quarterStart(text: string): Day | undefined {
  const end = quarterEnd(text);
  return end && `${end.slice(0, 5)}${String(Number(end.slice(5, 7)) - 2).padStart(2, "0")}-01`;
}
