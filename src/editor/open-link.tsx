import { headers, noServer } from "./ask.ts";
import { rememberFault } from "./memory.ts";
import { panelStart } from "./panel-words.ts";
import { canOpen } from "./use-files.ts";
import { WordButton } from "./word-button.tsx";

/** Opens a file at a line in the editor of this machine, by an address of Vite's; nothing where that has none. */
export function OpenLink({ file, line }: { file: string; line: number }) {
  if (!canOpen()) return null;
  const at = new URL(
    `../__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`,
    new URL(panelStart.address, location.href),
  );
  return (
    <WordButton
      word="openFile"
      isPlain
      onClick={() => fetch(at, { method: "POST", headers }).catch(() => rememberFault(noServer()))}
    />
  );
}
