const ends = ["03-31", "06-30", "09-30", "12-31"] as const;

/** A quarter of a year as content writes it: `Q4 2027`. */
export const quarterPattern = /^Q([1-4]) (\d{4})$/;

/** Quarter and year of a text such as `Q4 2027`; `undefined` for any other text. */
export function quarterOf(text: string): { quarter: 1 | 2 | 3 | 4; year: number } | undefined {
  const match = quarterPattern.exec(text);
  return match ? { quarter: Number(match[1]) as 1 | 2 | 3 | 4, year: Number(match[2]) } : undefined;
}

/** The quarter that another spelling certainly means: `q4  2027`, `2027/Q4`. */
export function correctQuarter(text: string): string | undefined {
  const match = /^\s*q([1-4])\W*(20\d\d)\s*$|^\s*(20\d\d)\W*q([1-4])\s*$/i.exec(text);
  return match ? `Q${match[1] ?? match[4]} ${match[2] ?? match[3]}` : undefined;
}

/** Last day of a quarter such as `Q4 2027`, as YYYY-MM-DD; `undefined` for any other text. */
export function quarterEnd(text: string): string | undefined {
  const found = quarterOf(text);
  return found && `${text.slice(-4)}-${ends[found.quarter - 1]}`;
}
