import type { FileContent } from "../../../engine/edit/index.ts";
import type { HostedRepository } from "../../host/host.ts";
import { RequestError } from "../../protocol/request-error.ts";
import type { OwnChange, WorkingCopy } from "./working-copy.ts";

/** A commit of this device. */
export interface Publication {
  head: string;
  /** Where a person sees it. */
  run: string;
  message: string;
  /** What it has changed, as long as its build may fail. */
  sent: readonly OwnChange[];
}

export const bytesOf = (content: FileContent): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/**
 * What restores the files of a publication as they were before it. Files that are so already are left out.
 *
 * @throws RequestError where somebody has changed one since.
 */
export async function restoring(
  { sent }: Publication,
  copy: WorkingCopy,
  repository: HostedRepository,
): Promise<Map<string, Uint8Array | undefined>> {
  const changes = new Map<string, Uint8Array | undefined>();
  for (const { file, now, id, text } of sent) {
    const hosted = copy.hostedId(file);
    if (hosted === id) continue;
    if (hosted !== (now === undefined ? undefined : await gitId(bytesOf(now))))
      throw new RequestError(409, "changedSince", { file });
    const isNew = id === undefined;
    const before = isNew ? undefined : (text ?? (await repository.blob(id, file)));
    changes.set(file, before === undefined ? undefined : bytesOf(before));
  }
  return changes;
}

/** Git's name for some bytes. */
async function gitId(bytes: Uint8Array): Promise<string> {
  const whole = new Blob([`blob ${bytes.length}\0`, new Uint8Array(bytes)]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", await whole.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
