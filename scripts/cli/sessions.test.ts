import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { replay } from "../testing/cli/sessions.ts";

const folder = join(import.meta.dirname, "../testing/cli/sessions");

// Review an intended change, and keep it with `npx vitest run scripts/cli/sessions -u`.
it.each(readdirSync(folder))("commands say and do what stands in %s", async (name) => {
  const file = join(folder, name);
  await expect(await replay(file)).toMatchFileSnapshot(file);
});
