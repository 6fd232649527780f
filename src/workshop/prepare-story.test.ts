import { expect, it } from "vitest";
import { prepareStory } from "./prepare-story.ts";

it("a story plays its own part, or else that of its file, with the props of both", async () => {
  const played: unknown[] = [];
  const meta = {
    component: () => null,
    args: { label: "One", size: 1 },
    play: async ({ args }: { args: object }) => void played.push(args),
  };
  const Own = { args: { size: 2 }, play: async () => void played.push("own") };
  const module = { default: meta, Own, Other: { args: { size: 3 } } };
  for (const name of ["Own", "Other"]) await prepareStory(module as never, name, "").play();
  expect(played).toEqual(["own", { label: "One", size: 3 }]);
});
