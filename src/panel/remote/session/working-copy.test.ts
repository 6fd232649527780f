import { expect, it } from "vitest";
import type { HostedFile } from "../../host/host.ts";
import { isUnfetched, WorkingCopy } from "./working-copy.ts";

const text = (id: string, text: string): [string, HostedFile] => [
  `content/${id[0]}.yaml`,
  { id, size: text.length, text },
];
const picture = (id: string): [string, HostedFile] => ["content/p.jpg", { id, size: 3 }];
const snapshot = (head: string, ...files: [string, HostedFile][]) => ({
  head,
  files: new Map(files),
});
const first = snapshot("1", text("a1", "one"), text("b1", "two"), picture("p1"));

/** A copy in which `a.yaml` is written. */
function copyWith(now: string): WorkingCopy {
  const copy = new WorkingCopy(first);
  expect(copy.write([{ file: "content/a.yaml", before: "one", text: now }])).toEqual({});
  return copy;
}

it("a change that is taken back is none, and one of another state is refused", () => {
  const copy = copyWith("first");
  const other = { file: "content/a.yaml", before: "one", text: "x" };
  expect(copy.write([other])).toEqual({ changed: "content/a.yaml" });
  copy.write([{ file: "content/a.yaml", before: "first", text: "one" }]);
  expect(copy.changes()).toEqual([]);
});

it("a file that both have changed is a conflict, any other change stays", () => {
  const copy = copyWith("mine");
  copy.rebase(snapshot("2", text("a1", "one"), text("b2", "theirs")));
  expect(copy.conflicts()).toEqual([]);
  expect(copy.contentOf("content/b.yaml")).toBe("theirs");
  copy.rebase(snapshot("3", text("a2", "theirs")));
  expect(copy.conflicts()).toMatchObject([{ now: "mine", text: "one" }]);
  copy.settle("content/a.yaml", "mine");
  expect(copy.conflicts()).toEqual([]);
  expect(copy.contentOf("content/a.yaml")).toBe("mine");
});

it("other values of a file that both have changed are merged", () => {
  const copy = new WorkingCopy(snapshot("1", text("a1", "a: 1\nb: 2\nc: 3\n")));
  const [file, before] = ["content/a.yaml", "a: 1\nb: 2\nc: 3\n"];
  copy.write([{ file, before, text: "a: 5\nb: 2\nc: 3\n" }]);
  copy.rebase(snapshot("2", text("a2", "a: 1\nb: 6\nc: 3\n")));
  expect(copy.conflicts()).toEqual([]);
  expect(copy.changes()).toMatchObject([{ now: "a: 5\nb: 6\nc: 3\n", id: "a2" }]);
  copy.rebase(snapshot("3", text("a3", "a: 7\nb: 6\nc: 8\n")));
  expect(copy.conflicts()).toHaveLength(1);
  copy.settle(file, "mine");
  expect(copy.contentOf(file)).toBe("a: 5\nb: 6\nc: 8\n");
});

it("what the host has taken is no change, with bytes too, and a later save is based on it", () => {
  const copy = copyWith("sent");
  const bytes = Uint8Array.of(1, 2, 3);
  copy.write([{ file: "content/n.jpg", before: undefined, text: bytes }]);
  const sent = copy.changes();
  copy.write([{ file: "content/a.yaml", before: "sent", text: "later" }]);
  copy.rebase(snapshot("2", text("a2", "sent"), ["content/n.jpg", { id: "n1", size: 3 }]));
  copy.published(sent);
  expect(copy.conflicts()).toEqual([]);
  expect(copy.changes()).toMatchObject([{ file: "content/a.yaml", now: "later", id: "a2" }]);
});

it("bytes that were not fetched equal those of the same file alone", () => {
  const copy = new WorkingCopy(first);
  const before = copy.contentOf("content/p.jpg");
  expect(isUnfetched(before)).toBe(true);
  copy.write([{ file: "content/p.jpg", before, text: undefined }]);
  expect(copy.changes()).toHaveLength(1);
  copy.write([{ file: "content/p.jpg", before: undefined, text: before }]);
  expect(copy.changes()).toEqual([]);
});
