import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import type { HostedFile, HostedRepository } from "../../host/host.ts";
import { restoring } from "./publication.ts";
import { WorkingCopy } from "./working-copy.ts";

const idOf = (bytes: string | Uint8Array) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
const [old, photo] = [Uint8Array.of(1, 2), Uint8Array.of(3, 4, 5)];
const blob = vi.fn<HostedRepository["blob"]>(async () => old);
const repository = { blob } as Partial<HostedRepository> as HostedRepository;

type Files = Readonly<Record<string, string | Uint8Array>>;
const snapshot = (head: string, files: Files) => ({
  head,
  files: new Map(
    Object.entries(files).map(([file, content]): [string, HostedFile] => [
      file,
      {
        ...{ id: idOf(content), size: content.length },
        ...(typeof content === "string" && { text: content }),
      },
    ]),
  ),
});
const before: Files = { "a.yaml": "one", "gone.yaml": "two", "p.jpg": old };
const after: Files = { "a.yaml": "first", "p.jpg": photo, "new.jpg": photo };

/** A copy whose changes the host has taken, and the publication. */
function published() {
  const copy = new WorkingCopy(snapshot("1", before));
  copy.write([
    { file: "a.yaml", before: "one", text: "first" },
    { file: "gone.yaml", before: "two", text: undefined },
    { file: "p.jpg", before: copy.contentOf("p.jpg"), text: photo },
    { file: "new.jpg", before: undefined, text: photo },
  ]);
  const sent = copy.changes();
  copy.rebase(snapshot("2", after));
  copy.published(sent);
  expect(copy.changes()).toEqual([]);
  return { copy, sent, publication: { head: "2", run: "", message: "Change", sent } };
}

it("restores each file as it was, and keeps the changes on the device", async () => {
  const { copy, sent, publication } = published();
  const changes = await restoring(publication, copy, repository);
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(changes).toEqual(
    new Map([
      ...[["a.yaml", bytes("one")] as const, ["gone.yaml", bytes("two")] as const],
      ...[["p.jpg", old] as const, ["new.jpg", undefined] as const],
    ]),
  );
  copy.takenBack("3", changes, sent);
  expect([copy.head, copy.changes(), copy.conflicts()]).toEqual(["3", sent, []]);
  // What the host has now is as it was.
  copy.rebase(snapshot("3", before));
  expect([copy.changes(), copy.conflicts()]).toEqual([sent, []]);
});

it("keeps what was written since, and nothing of a file that is as it was", async () => {
  const { copy, sent, publication } = published();
  copy.write([
    { file: "a.yaml", before: "first", text: "later" },
    { file: "gone.yaml", before: undefined, text: "two" },
  ]);
  copy.takenBack("3", await restoring(publication, copy, repository), sent);
  const now = copy.changes().map(({ file, now: content }) => [file, content]);
  expect(Object.fromEntries(now)).toEqual({ "a.yaml": "later", "p.jpg": photo, "new.jpg": photo });
});

it("restores nothing where somebody has changed a file since", async () => {
  const { copy, publication } = published();
  copy.rebase(snapshot("3", { ...after, "a.yaml": "theirs" }));
  const refused = restoring(publication, copy, repository);
  await expect(refused).rejects.toMatchObject({ word: "changedSince", slots: { file: "a.yaml" } });
});

it("sends nothing that an attempt before has restored", async () => {
  const { copy, sent, publication } = published();
  copy.rebase(snapshot("3", before));
  const changes = await restoring(publication, copy, repository);
  expect(changes.size).toBe(0);
  copy.takenBack("3", changes, sent);
  expect(copy.changes()).toEqual(sent);
});
