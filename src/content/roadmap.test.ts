import { expect, it } from "vitest";
import { roadmapOf } from "./roadmap.ts";

it.each([
  [
    "Roadmap next up: Beta invites → Public Docs → Launch.",
    "Roadmap next up:",
    ["Beta invites", "Public Docs", "Launch."],
  ],
  ["Beta → Launch", "", ["Beta", "Launch"]],
  ["הבא בתור: בטא ← תיעוד ← השקה.", "הבא בתור:", ["בטא", "תיעוד", "השקה."]],
  ["接下来：测试→发布", "接下来：", ["测试", "发布"]],
  ["Opens at 10:30 → All day", "", ["Opens at 10:30", "All day"]],
  ["Next: First: a test → Launch: for all", "Next:", ["First: a test", "Launch: for all"]],
  ["Next: → Beta →  → Launch →", "Next:", ["Beta", "Launch"]],
  ["Next: a launch, some day.", "Next: a launch, some day.", []],
  ["→", "", []],
])("%s is parted at its arrows, after its first colon", (text, lead, stations) => {
  expect(roadmapOf(text)).toEqual({ lead, stations });
});
