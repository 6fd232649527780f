import { readdirSync } from "node:fs";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { watchContent } from "./watch-content.ts";

vi.mock("node:fs", { spy: true });

it("a folder that goes while it is read is a change, and ends nothing", async () => {
  const directory = temporaryContent();
  const read = vi.mocked(readdirSync);
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const check = vi.fn(async () => {
    if (check.mock.calls.length > 1) process.emit("SIGINT");
    else
      for (let look = 0; look < 2; look++)
        read.mockImplementationOnce(() => {
          throw Object.assign(new Error("ENOENT"), { code: "ENOENT" });
        });
    return 0;
  });
  await watchContent(directory, check);
  expect(check).toHaveBeenCalledTimes(2);
  expect(said.mock.calls.join("")).not.toMatch(/is gone|is back/);
});
