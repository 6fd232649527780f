import { tagFault } from "../../../words/direction-of.ts";
import { found, say } from "../../../words/say.ts";
import type { FindingText } from "../../diagnostic.ts";
import { reservedFor } from "../../schema/values/page-key.ts";
import { pictureEnding } from "../../schema/values/picture-name.ts";
import { meantBy } from "../../shape/index.ts";
import { type Kind, spellingFault } from "../names.ts";
import type { FolderEntry } from "./file-set.ts";

/** The key of a page or product, by the name of its file. */
export function keyFromFileName(name: string): string {
  return name.normalize("NFC").replace(/\.yaml$/, "");
}

/** Names of files of other programs, which no other name makes YAML. */
const otherProgram = /\.(?:docx?|odt|ods|rtf|pages|numbers|xlsx?|html?)$/i;

/**
 * What is wrong with the name of a file; undefined for a right one.
 *
 * @param isTwin whether another file has the same name, but for how letters are put together.
 * @param hasKeys whether what the file says is YAML with keys, whatever its name.
 */
export function fileNameFault(
  { name, file: path }: FolderEntry,
  kind: Kind,
  names: ReadonlySet<string>,
  isTwin: boolean,
  hasKeys: () => boolean,
): FindingText | undefined {
  const right = `${kind.nearest(name)}.yaml`;
  const isThere = say("folders.is-there", { name: right });
  const of = { kind: kind.what };
  if (!name.endsWith(".yaml")) {
    const home = pictureEnding.test(name.toLowerCase()) ? "pictures" : "files";
    const isAsset = home === "pictures" || /\.pdf$/i.test(name);
    return {
      message: say("folders.no-yaml", of),
      hint: isAsset
        ? say("folders.move", { folder: [...path.split("/").slice(0, -2), home].join("/") })
        : names.has(right)
          ? isThere
          : otherProgram.test(name) || !(/\.ya?ml\b/i.test(name) || hasKeys())
            ? say("folders.own-file", { ...of, folder: kind.folder })
            : say("folders.rename-or-move", { ...of, name: right }),
    };
  }
  const [, stem = "", tag = ""] = /^(.+)[._]([a-z]{2})\.yaml$/.exec(name) ?? [];
  const file = `${stem}.yaml`;
  if (names.has(file) && tagFault(tag) === undefined)
    return found("folders.translation", {
      ...{ file, tag },
      place: `languages/${tag}/${kind.folder}/${file}`,
    });
  const key = keyFromFileName(name);
  const owner = reservedFor(key, kind.reservedNames);
  if (owner) {
    const page = meantBy(key, "pages", kind.required);
    return {
      message: say("folders.reserved", { ...of, name: key, owner }),
      hint: page ? say("folders.write-there", { name: `${page}.yaml` }) : say("folders.rename"),
    };
  }
  return isTwin
    ? { message: say("folders.twin"), hint: isThere }
    : spellingFault(key, kind, names, ".yaml");
}
