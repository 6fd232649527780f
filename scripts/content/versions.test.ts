import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { unwrap } from "../../src/content/schema/facts.ts";
import { migrations, renamedRules } from "../../src/content/schema/migrations.ts";
import { pageSchemas } from "../../src/content/schema/pages.ts";
import { productSchema } from "../../src/content/schema/product.ts";
import { siteSchema } from "../../src/content/schema/site.ts";
import { checkContent } from "../check/check.ts";
import { mayWeigh } from "../check/linting/run-rules.ts";
import { choicesOf, elementOf, shapeOf } from "../check/read/findings/field.ts";
import { rules } from "../check/rules/index.ts";
import { exampleDay } from "../check/testing/fixture.ts";
import { fixContent } from "./commands/fix.ts";

/**
 * The content of each version that was released, as a folder, and beside it the keys that it had. Versions before
 * 1.0.0 have files of the project's history, with keys of their time.
 */
const kept = fileURLToPath(new URL("testing/versions", import.meta.url));
const versions = readdirSync(kept).filter((name) => /\d$/.test(name));
const keyLists = readdirSync(kept).filter((name) => name.endsWith(".txt"));

/** The passages that `fix` alone must change, by version and file. */
const changes: Record<string, Record<string, Record<string, string>>> = parse(
  readFileSync(join(kept, "changes.yaml"), "utf8"),
);

describe.each(versions)("the content of version %s", (version) => {
  it("is brought to today's by `fix` alone, which changes nothing else", () => {
    const directory = join(kept, version);
    const options = { directory, today: exampleDay };
    const { files } = fixContent(options);
    const expected = Object.entries(changes[version] ?? {}).map(([file, passages]) => {
      const text = readFileSync(join(directory, file), "utf8");
      const replaced = Object.entries(passages);
      return [file, replaced.reduce((now, [from, to]) => now.replace(from, to), text)];
    });
    const fixed = files.map(({ file, after }) => [relative(directory, resolve(file)), after]);
    expect(Object.fromEntries(fixed)).toEqual(Object.fromEntries(expected));

    const texts = new Map(files.map(({ file, after }) => [file, after]));
    const { content, diagnostics } = checkContent({ ...options, texts });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(content).toBeDefined();
    expect(checkContent(options).content === undefined).toBe(version in changes);
  });
});

/** The places of a schema's keys, as `migrations.ts` writes them. */
function keysOf(schema: z.ZodType, path = ""): string[] {
  const inner = unwrap(schema);
  const element = elementOf(inner);
  if (element) return kindsOf(element).flatMap(([kind, one]) => keysOf(one, `${path}[${kind}]`));
  return kindsOf(inner).flatMap(([, one]) =>
    Object.entries(shapeOf(one)).flatMap(([key, field]) => {
      const place = path === "" ? key : `${path}.${key}`;
      return [place, ...keysOf(field, place)];
    }),
  );
}

/** The kinds of a section by their names; of another field, the field without a name. */
function kindsOf(field: z.ZodType): [name: string, field: z.ZodType][] {
  const inner = unwrap(field);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return [["", inner]];
  const { discriminator, options } = inner.def;
  return (options as z.ZodObject[]).map((one) => {
    const [name = ""] = choicesOf(one.shape[discriminator] as z.ZodType);
    return [discriminator === "kind" ? name : "", one];
  });
}

const schemas = { site: siteSchema, product: productSchema, ...pageSchemas };
const ruleKeys = rules.filter(mayWeigh).map(({ id }) => `site rules.${id}`);
const keys = Object.entries(schemas).flatMap(([kind, schema]) =>
  keysOf(schema).map((key) => `${kind} ${key}`),
);
const keysToday = new Set([...keys, ...ruleKeys]);

it.each(keyLists)(
  "each key of %s is one of today, or stands in the table of migrations",
  (list) => {
    const former = readFileSync(join(kept, list), "utf8").trim().split("\n");
    const renamed = migrations.map((one) => `${one.in} ${one.from}`);
    const isRenamed = (key: string) =>
      renamed.some(
        (from) => key === from || key.startsWith(`${from}.`) || key.startsWith(`${from}[`),
      );
    expect(former.length).toBeGreaterThan(300);
    expect(former.filter((key) => !keysToday.has(key) && !isRenamed(key))).toEqual([]);
  },
);

it("the version of this program is kept once it is released", () => {
  const path = fileURLToPath(new URL("../../package.json", import.meta.url));
  const { version } = JSON.parse(readFileSync(path, "utf8")) as { version: string };
  const [minor] = /^\d+\.\d+/.exec(version) ?? [];
  expect(versions).toContain(`${minor}.0`);
});

describe("each migration leads", () => {
  it.each(migrations.map((one) => [`${one.in} ${one.from}`, one] as const))(
    "from %s, a key that is free, to one of today",
    (place, { from, to = from, values, since, ...one }) => {
      expect([...keysToday]).toContain(`${one.in} ${to}`);
      // A former key that has another meaning today would be taken for what it was.
      const isGroupToday = to.startsWith(`${from}.`);
      expect(keysToday.has(place)).toBe(isGroupToday || to === from);
      expect(to === from).toBe(values !== undefined && to === from);
      expect(since).toMatch(/^\d+\.\d+\.0$/);
      expect(to.match(/\[\w*\]/g)).toEqual(from.match(/\[\w*\]/g));
    },
  );

  it("by former ids of rules to rules that exist", () => {
    const ids = rules.map(({ id }) => id);
    expect([...renamedRules.keys()].filter((id) => ids.includes(id))).toEqual([]);
    expect([...renamedRules.values()].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
