import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { formerKeys, formerRules, migrations, renamedRules } from "../../src/content/migrations.ts";
import { pageSchemas } from "../../src/content/pages.ts";
import { productSchema } from "../../src/content/product.ts";
import { siteSchema } from "../../src/content/site.ts";
import { casesIn } from "../../src/testing/hold-cases.ts";
import { canChangeSeverity } from "../check/define-rule.ts";
import { rules } from "../check/rules/index.ts";
import { version } from "../content/files/version.ts";
import { type Field, fieldOf } from "../content/schema/field.ts";
import { fixContent } from "../edit/fix-content.ts";
import { errorsIn, fileIn } from "../testing/cli/content-folder.ts";
import { exampleDay } from "../testing/fixture.ts";

/**
 * The content of each version that was released, as a folder, and next to it the keys that it had. Versions before
 * 1.0.0 have files of the project's history, with keys of their time.
 */
const kept = join(import.meta.dirname, "../testing/cli/versions");
const versions = readdirSync(kept).filter((name) => /\d$/.test(name));
const keyLists = readdirSync(kept).filter((name) => name.endsWith(".txt"));

/** The passages that `fix` alone must change, by version and file. */
const changes = casesIn<Record<string, Record<string, Record<string, string>>>>(
  kept,
  "changes.yaml",
);

it.each(versions)(
  "`fix` brings the content of version %s to today's, and changes nothing else",
  (version) => {
    const options = { directory: join(kept, version), today: exampleDay };
    const { files } = fixContent(options);
    const expected = Object.entries(changes[version] ?? {}).map(([file, passages]) => {
      const replaceOnce = (now: string, [from, to]: [string, string]) => now.replace(from, to);
      return [file, Object.entries(passages).reduce(replaceOnce, fileIn(options.directory, file))];
    });
    const fixed = files.map(({ file, text }) => [
      relative(options.directory, resolve(file)).replaceAll("\\", "/"),
      text,
    ]);
    expect(Object.fromEntries(fixed)).toEqual(Object.fromEntries(expected));

    expect(errorsIn(options.directory, options).length > 0).toBe(version in changes);
    const texts = new Map(files.map(({ file, text }) => [file, text]));
    expect(errorsIn(options.directory, { ...options, texts })).toEqual([]);
  },
);

/** The places of a schema's keys, as `migrations.ts` writes them. */
function keysOf(group: Field, path = ""): string[] {
  const { element } = group;
  if (element) return kindsOf(element).flatMap(([kind, one]) => keysOf(one, `${path}[${kind}]`));
  return kindsOf(group).flatMap(([, one]) =>
    Object.entries(one.fields()).flatMap(([key, field]) => {
      const place = path === "" ? key : `${path}.${key}`;
      return [place, ...keysOf(field, place)];
    }),
  );
}

/** The kinds of a section by their names; of another field, the field without a name. */
function kindsOf(field: Field): [name: string, field: Field][] {
  if (field.kinds.size === 0) return [["", field]];
  return [...field.kinds].map(([name, one]) => [field.discriminator === "kind" ? name : "", one]);
}

const schemas = { site: siteSchema, product: productSchema, ...pageSchemas };
const ruleKeys = rules.filter(canChangeSeverity).map(({ id }) => `site rules.${id}`);
const keys = Object.entries(schemas).flatMap(([kind, schema]) =>
  keysOf(fieldOf(schema)).map((key) => `${kind} ${key}`),
);
const keysToday = new Set([...keys, ...ruleKeys]);

it.each(keyLists)(
  "each key of %s is one of today, or stands in the table of migrations",
  (list) => {
    const former = fileIn(kept, list).trim().split("\n");
    const renamed = [
      ...migrations.map((one) => `${one.in} ${one.from}`),
      ...[...formerRules].map((id) => `site rules.${id}`),
    ];
    const isRenamed = (key: string) =>
      renamed.some((from) => key.startsWith(from) && /^($|[.[])/.test(key.slice(from.length)));
    const isFormer = (key: string) => formerKeys.has(key.replace(/^.*[ .]/, ""));
    expect(former.length).toBeGreaterThan(300);
    expect(
      former.filter((key) => !keysToday.has(key) && !isRenamed(key) && !isFormer(key)),
    ).toEqual([]);
  },
);

it("the version of this program is kept once it is released", () => {
  const [minor] = /^\d+\.\d+/.exec(version) ?? [];
  expect(versions).toContain(`${minor}.0`);
});

it.each(migrations.map((one) => [`${one.in} ${one.from}`, one] as const))(
  "the migration of %s leads from a key that is free to one of today, or to none",
  (place, { from, to: today, values, since, ...one }) => {
    const isGone = today === undefined && values === undefined;
    const to = today ?? from;
    expect(keysToday.has(`${one.in} ${to}`)).toBe(!isGone);
    // A former key that has another meaning today would be taken for what it was.
    const isGroupToday = to.startsWith(`${from}.`);
    expect(keysToday.has(place)).toBe(!isGone && (isGroupToday || to === from));
    expect(since).toMatch(/^\d+\.\d+\.0$/);
    expect(to.match(/\[\w*\]/g)).toEqual(from.match(/\[\w*\]/g));
  },
);

it("former ids of rules lead to rules that exist", () => {
  const ids = rules.map(({ id }) => id);
  const former = [...renamedRules.keys(), ...formerRules];
  expect(former.filter((id) => ids.includes(id))).toEqual([]);
  expect([...renamedRules.values()].filter((id) => !ids.includes(id))).toEqual([]);
});
