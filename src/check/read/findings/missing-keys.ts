import type { Path } from "../read.ts";
import { pathId } from "./path-id.ts";

/** A key that a group must not have, or must have and has not. */
export interface KeyIssue {
  parent: Path;
  key: string;
}

/** The keys that a file lacks, found by place or by name without a walk over all of them. */
export class MissingKeys {
  private readonly byPlace = new Map<string, KeyIssue>();
  private readonly byName = new Map<string, KeyIssue[]>();

  constructor(issues: readonly KeyIssue[]) {
    for (const issue of issues) {
      this.byPlace.set(pathId([...issue.parent, issue.key]), issue);
      const named = this.byName.get(issue.key);
      if (named === undefined) this.byName.set(issue.key, [issue]);
      else named.push(issue);
    }
  }

  /** The one missing key of that name in the file, unless another finding explained it. */
  onlyWithName(name: string): KeyIssue | undefined {
    const [only, ...others] = this.byName.get(name) ?? [];
    if (only === undefined || others.length > 0) return undefined;
    return this.byPlace.get(pathId([...only.parent, only.key]));
  }

  explain({ parent, key }: KeyIssue): void {
    this.byPlace.delete(pathId([...parent, key]));
  }

  unexplained(): Iterable<KeyIssue> {
    return this.byPlace.values();
  }
}
