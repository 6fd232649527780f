import type { Change, FileContent } from "../../../engine/edit/index.ts";
import { isSameContent, mergeTexts, type Side } from "../../../engine/edit/index.ts";
import type { HostedFile } from "../../host/host.ts";

/** The files of a repository's branch at a moment. */
export interface Snapshot {
  head: string;
  files: ReadonlyMap<string, HostedFile>;
}

/** A file that was changed here: as it is now, undefined if it is gone, and what the host had of it. */
export interface OwnChange {
  file: string;
  now: FileContent | undefined;
  /** Git's id of the bytes on which the change was made; undefined for a new file. */
  id: string | undefined;
  /** Its text then, to tell what both have changed. */
  text: string | undefined;
}

/** Stands for the bytes of a file that were not fetched. */
class Unfetched extends Uint8Array {
  constructor(readonly id: string) {
    super();
  }
}

/** Whether a content stands for bytes that were not fetched. */
export const isUnfetched = (content: FileContent | undefined): boolean =>
  content instanceof Unfetched;

/** The files of a repository with the changes of this device laid over them. */
export class WorkingCopy {
  #changes = new Map<string, OwnChange>();

  constructor(private snapshot: Snapshot) {}

  get head(): string {
    return this.snapshot.head;
  }

  changes = (): OwnChange[] => [...this.#changes.values()];

  /** Takes changes that were kept. */
  restore(changes: readonly OwnChange[]): void {
    for (const one of changes) this.#put(one);
  }

  /** A file as it is now. Bytes that were not fetched are without length, and equal those of the same file alone. */
  contentOf(file: string): FileContent | undefined {
    const change = this.#changes.get(file);
    if (change) return change.now;
    const hosted = this.snapshot.files.get(file);
    return hosted && (hosted.text ?? unfetched(hosted.id));
  }

  /** What a file is at the host; undefined where this device has changed it. */
  hosted(file: string): HostedFile | undefined {
    return this.#changes.has(file) ? undefined : this.snapshot.files.get(file);
  }

  /** The text of a file as the host has it. */
  snapshotText = (file: string): string | undefined => this.snapshot.files.get(file)?.text;

  /** The texts of the host. */
  hostedTexts = (): Map<string, string | undefined> =>
    new Map([...this.snapshot.files].map(([file, { text }]) => [file, text]));

  /** The texts of all files, and empty ones of those that have bytes. */
  texts(): Map<string, string | undefined> {
    const files = new Set([...this.snapshot.files.keys(), ...this.#changes.keys()]);
    return new Map(
      [...files].map((file) => {
        const content = this.contentOf(file);
        return [file, content instanceof Uint8Array ? "" : content];
      }),
    );
  }

  /** Writes changes; the file that is not as a change has it before, and then nothing. */
  write(changes: readonly Change[]): { changed?: string } {
    for (const { file, before } of changes)
      if (!isSame(this.contentOf(file), before)) return { changed: file };
    for (const { file, text } of changes) {
      const { id, text: was } = this.#changes.get(file) ?? this.snapshot.files.get(file) ?? {};
      this.#put({ file, now: text, id, text: was });
    }
    return {};
  }

  /** Lays the changes over what the host has now, by file, then by value. Those that the host has too are none. */
  rebase(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    const changes = this.changes();
    this.#changes.clear();
    this.restore(changes);
    for (const one of this.conflicts()) this.#merge(one);
  }

  /** The texts of a file that both have changed; undefined where one has none. */
  versions({ file, now, text: base }: OwnChange) {
    const theirs = this.snapshotText(file);
    const areTexts = typeof now === "string" && base !== undefined && theirs !== undefined;
    return areTexts ? { base, mine: now, theirs } : undefined;
  }

  /** Merges a change with the host's. Returns whether that was possible. */
  #merge(change: OwnChange, chosen?: Side): boolean {
    const { file } = change;
    const texts = this.versions(change);
    const now = texts && mergeTexts(file, texts, chosen);
    if (now === undefined) return false;
    const { id, text } = this.snapshot.files.get(file) ?? {};
    this.#put({ file, now, id, text });
    return true;
  }

  /** The changes of files in which the host has changed the same. */
  conflicts(): OwnChange[] {
    return this.changes().filter(({ file, id }) => this.snapshot.files.get(file)?.id !== id);
  }

  /** Notes that the host has some changes as they were sent; what was changed since is based on them. */
  published(sent: readonly OwnChange[]): void {
    for (const { file, now } of sent) {
      const change = this.#changes.get(file);
      const { id, text } = this.snapshot.files.get(file) ?? {};
      if (change?.now === now) this.#changes.delete(file);
      else if (change) this.#put({ ...change, id, text });
    }
  }

  /**
   * Lays changes that the host has had over it again.
   *
   * @param restored What the host has in their place, at a new head.
   */
  takenBack(
    head: string,
    restored: ReadonlyMap<string, Uint8Array | undefined>,
    sent: readonly OwnChange[],
  ): void {
    const files = new Map(this.snapshot.files);
    const mine = new Map(this.#changes);
    for (const { file, id = "", text } of sent) {
      const bytes = restored.get(file);
      if (bytes) files.set(file, { id, size: bytes.length, ...(text !== undefined && { text }) });
      else if (restored.has(file)) files.delete(file);
    }
    this.rebase({ head, files });
    // What was changed since stays as it is.
    for (const one of sent) this.#put({ ...one, now: (mine.get(one.file) ?? one).now });
  }

  /** Git's id of a file as the host has it. */
  hostedId = (file: string): string | undefined => this.snapshot.files.get(file)?.id;

  /** Settles what both have changed in a file. */
  settle(file: string, version: Side): void {
    const change = this.#changes.get(file);
    if (change && this.#merge(change, version)) return;
    const { id, text } = this.snapshot.files.get(file) ?? {};
    if (change && version === "mine") this.#put({ ...change, id, text });
    else this.#changes.delete(file);
  }

  #put(change: OwnChange): void {
    const hosted = this.snapshot.files.get(change.file);
    const isNone = isSame(change.now, hosted && (hosted.text ?? unfetched(hosted.id)));
    if (isNone) this.#changes.delete(change.file);
    else this.#changes.set(change.file, change);
  }
}

/** By its id, so that a file equals itself alone. */
const known = new Map<string, Unfetched>();
function unfetched(id: string): Unfetched {
  const one = known.get(id) ?? new Unfetched(id);
  known.set(id, one);
  return one;
}

function isSame(one: FileContent | undefined, other: FileContent | undefined): boolean {
  if (one instanceof Unfetched || other instanceof Unfetched) return one === other;
  return isSameContent(one, other);
}
