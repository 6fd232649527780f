import { onTestFinished } from "vitest";
import { contentFixture, type FixtureEdits } from "./fixture.ts";

/** A content folder like `contentFixture`'s that goes away with the running test. */
export function temporaryContent(edits: FixtureEdits = {}, day?: Date): string {
  const { directory, remove } = contentFixture(edits, day);
  onTestFinished(remove);
  return directory;
}
