import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { readSvg } from "./clean-svg.ts";

vi.mock("../package.ts", async (original) => ({
  ...(await original<typeof import("../package.ts")>()),
  packageRoot: join(tmpdir(), "no-such-folder/"),
}));

it("reads a drawing in a package, which has bundles in place of the program's files", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const folder = temporaryFolder({ "square.svg": svg });
  expect(readSvg(join(folder, "square.svg"))).toHaveProperty("svg");
});
