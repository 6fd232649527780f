import { changeFile } from "../../../src/panel/answers/change-file.ts";
import type { Requests } from "../../../src/panel/protocol/requests.ts";
import { textVersion } from "../../../src/words/text-version.ts";
import { inWordsOf } from "../in-words-of.ts";
import { before, editor, folder, texts } from "./served-firm.ts";

export type Asked = Pick<Requests["file"], "action" | "what"> & Partial<Requests["file"]>;

/** Asks as the panel does. */
export function ask(asked: Asked, isTrial = false) {
  const hash = textVersion(texts()[`${asked.what}.yaml`] ?? "");
  const given = { title: "x", hash, from: "pages/home", ...asked, isTrial };
  const answer = inWordsOf(changeFile(editor.journal, given, "en"));
  const said = answer.summary.map(({ word, slots = {} }) =>
    [word, ...Object.values(slots)].join(" "),
  );
  return { ...answer, summary: said.map((one) => one.replaceAll(`${folder}/`, "")) };
}

/** The files that are other than at the beginning, by what has happened to them. */
export function changedFiles(): Record<string, string> {
  const now = texts();
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      if (now[name] === before[name]) return [];
      return [[name, before[name] === undefined ? "new" : now[name] ? "changed" : "deleted"]];
    }),
  );
}
