import { expect, test } from "vitest";
import { nginxSteps } from "./nginx-steps.ts";

test("each run on nginx comes after a build for its own base path and folder", async () => {
  const [buildHere, here, buildBelow, below] = nginxSteps(".", ["--headed"]);
  expect([here?.needs, below?.needs]).toEqual([buildHere?.name, buildBelow?.name]);
  expect(await buildBelow?.env?.("")).toEqual({ BASE_PATH: "/sub/" });
  expect(await below?.env?.("")).toMatchObject({ TEST_HOST: "nginx", BASE_PATH: "/sub/" });
  const folder = (await below?.env?.(""))?.["TEST_FOLDER"];
  expect(buildBelow?.command("")).toContain(folder);
  expect(buildHere?.command("")).not.toContain(folder);
});
