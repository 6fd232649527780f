import { expect, it, onTestFinished } from "vitest";
import { startHost } from "../../../scripts/testing/host/start-host.ts";
import { repositoryAt } from "./repository-at.ts";

it("tells what the check has found in a build that failed, where the token may read it", async () => {
  const host = await startHost(".", { kind: "github", tokens: { secret: "read" } });
  onTestFinished(() => host.close());
  const { build } = repositoryAt(host.address, "main", "content", () => "secret", "github");
  const place = { path: "content/site.yaml", start_line: 3 };
  host.annotations = [
    { path: ".github", start_line: 9, annotation_level: "failure", message: "Exit code 1." },
    { ...place, annotation_level: "warning", message: "Long." },
    { ...place, annotation_level: "failure", message: "Bad." },
  ];
  host.builds.set("abc", "failed");
  const failed = { state: "failed", address: `${host.address}/actions/runs/1` };
  expect(await build("abc")).toEqual({ ...failed, findings: ["content/site.yaml:3: Bad."] });
  host.fault = ({ path }) => (path.endsWith("/check-runs") ? 403 : undefined);
  expect(await build("abc")).toEqual(failed);
});
