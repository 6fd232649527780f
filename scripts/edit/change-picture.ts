import { UserError } from "../check/user-error.ts";
import type { LoadResult } from "../content/load.ts";
import type { Path, YamlFile } from "../content/read-yaml.ts";
import { hasKey, omitKeys, valueAt } from "../content/values.ts";
import { setValues } from "./edit-values.ts";
import type { ChangedFile } from "./part-edits.ts";
import type { FileWithField } from "./source-files.ts";
import type { Plain } from "./yaml-text.ts";

/**
 * The files that change with a picture: the one in the site's own language, and translations that describe a picture
 * which is gone or decorative now, unless it is one of their own.
 *
 * @param path of the picture's group.
 * @param wanted its file, what it shows if it is not decorative, and the key after which a new one is written;
 *   undefined to remove it.
 * @throws UserError if the place cannot have it, or a file cannot be changed without changing more.
 */
export function changePicture(
  { translations }: LoadResult,
  { name, own, field }: FileWithField,
  path: Path,
  wanted: { file: string; alt: string | undefined; after: string } | undefined,
): ChangedFile[] {
  const { file: fileField, alt: altField } = field.at(path, own.value)?.fields() ?? {};
  const { file = "", alt, after } = wanted ?? {};
  const fault = wanted && fileField?.schema.safeParse(file).error?.issues[0]?.message;
  if (fault) throw new UserError(fault);
  const words = alt === undefined ? { decorative: true } : { alt };
  const picture = altField ? { file, ...words } : { ...(valueAt(own.value, path) as object), file };
  const files = altField && alt === undefined ? translations.flatMap(({ files }) => files) : [];
  return [
    withPicture(own, wanted || altField ? path : [...path, "file"], wanted && picture, after),
    ...files.flatMap(({ own, ownPath, ...one }) => {
      const described = valueAt(own.value, ownPath(path));
      const isGone = one.name === name && described !== undefined && !hasKey(described, "file");
      return isGone ? withPicture(own, ownPath(path)) : [];
    }),
  ];
}

function withPicture(
  { file, text, value }: YamlFile,
  path: Path,
  picture?: Plain & object,
  after = "",
): ChangedFile {
  const around = path.slice(0, -1);
  const others = omitKeys([`${path.at(-1)}`], valueAt(value, around)) as Plain;
  const both = { ...(valueAt(value, path) as object), ...picture };
  // A group that gets a key first, and loses another then, keeps its comments.
  const edits = picture
    ? [both, picture].map((value) => ({ path, value, after }))
    : [{ path: around, value: others }];
  return { file, before: text, text: setValues(text, file, edits) };
}
