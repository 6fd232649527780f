/** A limit: the value itself is allowed, unless it has to stay below. */
export interface Bar {
  limit: number;
  /** Most that is allowed by default; `below` excludes the limit, `exactly` allows nothing else. */
  kind?: "at most" | "below" | "exactly";
}

/** Whether a value meets a bar. */
export function meetsBar(value: number, { limit, kind }: Bar): boolean {
  if (kind === "exactly") return value === limit;
  return kind === "below" ? value < limit : value <= limit;
}
