import type * as z from "zod";
import { and, say } from "../../words/say.ts";
import type { Path } from "../diagnostic.ts";
import { code, quote } from "../format.ts";
import { isAtOrBelow, pathId } from "../path-id.ts";
import { hasKey, isGroup } from "../values.ts";
import { type CheckedFile, keyPlace, valuePlace } from "./fields/checked-file.ts";
import type { Field } from "./fields/field.ts";
import { deliveryHint } from "./hints/delivery-hint.ts";

type Issue = z.core.$ZodIssue;

/** Reports groups that another kind takes as they are, each as one mistake. Returns the issues that this leaves. */
export function reportKinds(file: CheckedFile, issues: readonly Issue[]): readonly Issue[] {
  const groups = new Map<string, Path>();
  for (const { path } of issues)
    for (let { length } = path; length > 0; length--) {
      const group = path.slice(0, length) as Path;
      groups.set(pathId(group), group);
    }
  let left = issues;
  for (const group of groups.values()) {
    const isOfGroup = ({ path }: Issue) => isAtOrBelow(path as Path, group);
    const delivery = deliveryHint(file, group);
    if (delivery && left.some(isOfGroup)) {
      reportDelivery(file, group, delivery);
      left = left.filter((one) => !isOfGroup(one));
      continue;
    }
    const others = otherKinds(file, group);
    if (others.length === 0) continue;
    if (reportKind(file, group, others, left.filter(isOfGroup)))
      left = left.filter((one) => !isOfGroup(one));
  }
  return left;
}

/** Reports how messages reach the firm by a service, where that is written in the words of the service. */
function reportDelivery(file: CheckedFile, group: Path, hint: string): void {
  const [value, { discriminator = "" }] = [file.valueAt(group), file.fieldAt(group)];
  const known = file.fieldAt(group).fields(value);
  const strange = isGroup(value) ? Object.keys(value).filter((key) => !(key in known)) : [];
  const [first] = strange;
  const at = isGroup(value) ? [...group, first ?? discriminator] : group;
  const slots = { name: code(`${at.at(-1)}`), is: "other", written: quote(file.valueAt(at)) };
  if (first === undefined)
    file.report(valuePlace(file, at), { message: say("values.cannot-be", slots), hint });
  else {
    const keys = and(strange.map(code));
    const message = say("keys.unknown", { count: strange.length, keys });
    file.report(keyPlace(file, at), { message, hint });
  }
}

/** The other kinds that take a group as it is. */
function otherKinds(file: CheckedFile, group: Path): string[] {
  const [{ discriminator = "", kinds }, value] = [file.fieldAt(group), file.valueAt(group)];
  if (!isGroup(value) || !kinds.has(`${value[discriminator]}`)) return [];
  const takes = ([name, kind]: readonly [string, Field]) =>
    kind.accepts({ ...value, [discriminator]: name });
  return [...kinds].filter(takes).map(([name]) => name);
}

/** Reports a group whose keys are those of another kind. Returns whether these are several. */
function reportKind(
  file: CheckedFile,
  group: Path,
  [meant, another]: readonly string[],
  issues: readonly Issue[],
): boolean {
  const kind = `${file.fieldAt(group).discriminator}`;
  const names = issues.flatMap((one) => (one.code === "unrecognized_keys" ? one.keys : []));
  const paths = issues.map(({ path }) => path as Path);
  const lacks = paths.flatMap((path) =>
    hasKey(file.valueAt(path.slice(0, -1)), `${path.at(-1)}`) ? [] : [`${path.at(-1)}`],
  );
  // A single key may be more than the kind needs.
  const isSingle = names.length + lacks.length === 1 && paths[0]?.length === group.length;
  if (names.length === 0 || isSingle) return false;
  const listed = (keys: readonly string[]) => and([...new Set(keys)].map(code));
  const lacking = lacks.length > 0 ? listed(lacks) : "none";
  const value = `${file.valueAt([...group, kind])}`;
  file.report(valuePlace(file, [...group, kind]), {
    message: say("keys.other-kind", { kind, value, keys: listed(names) }),
    hint: another
      ? say("keys.another-kind", { kind, lacking })
      : say("keys.meant-kind", { line: `${kind}: ${meant}`, lacking }),
  });
  return true;
}
