import * as z from "zod";
import type { Rule } from "../../src/check/linting/define-rule.ts";
import { fileOfExample } from "../../src/check/linting/example-file.ts";
import { choicesOf, descriptionOf, shapeOf, unwrap } from "../../src/check/read/findings/field.ts";
import { mayComeFromPack } from "../../src/check/read/packs/complete.ts";
import { isParticular, layouts, requiredPages } from "../../src/content/layouts.ts";
import { pageSchemas } from "../../src/content/schema/pages.ts";
import { productSchema } from "../../src/content/schema/product.ts";
import { aboutWeight } from "../../src/content/schema/rule-weights.ts";
import { siteSchema } from "../../src/content/schema/site.ts";
import { severityOf, unmarked } from "./explain.ts";
import { tableCell } from "./table-cell.ts";

/** Said of the file of a page that a site may do without. */
const mayBeMissing = "The file may be left out; the site then has no such page.\n\n";

const required: readonly string[] = requiredPages;

/** The page that describes all content: every file with its keys, and every rule. */
export function contentPage(rules: readonly Rule[]): string {
  const files: [file: string, table: string][] = [
    ["content/site.yaml", fieldTable(siteSchema)],
    ["content/products/<name>.yaml", fieldTable(productSchema)],
    ...layouts.map((layout): [string, string] => [
      isParticular(layout)
        ? `content/pages/${layout}.yaml`
        : `content/pages/<name>.yaml with layout: ${layout}`,
      (isParticular(layout) && !required.includes(layout) ? mayBeMissing : "") +
        fieldTable(pageSchemas[layout]),
    ]),
  ];
  return `<!-- Written by \`npm run content -- docs\` from the schemas and the rules; do not edit. -->

# Content

The firm's words, facts and colours stand in YAML files below \`content/\`.
\`npm run content:check\` says what is wrong in them, where, and what to write instead.

- [Files and their keys](#files-and-their-keys)
- [Links and stress](#links-and-stress)
- [Files and pictures](#files-and-pictures)
- [Rules](#rules)
- [Leaving a place alone](#leaving-a-place-alone)

## Files and their keys

A key in _italics_ may be left out. Where "(pack)" stands behind it, the [pack of the site's
language](languages.md) then has its words; another group of keys, such as \`footer.social\`, is a part
that the site then does without. \`[]\` stands for each entry of a list. Slots such as
\`{product}\` are filled when the site is built; no other text has any.

${files.map(([file, table]) => `### \`${file}\`\n\n${table}`).join("\n")}
## Links and stress

A key that "takes links and stress" is a paragraph, and in it

| write | for |
|---|---|
| \`[our policy](/privacy)\` | a link: to a path of this site, a section (\`#your-choices\`), \`https:\`, \`mailto:\` or \`tel:\` |
| \`**must**\` | strong words |
| \`*not*\` | stress, as one says it |
| \`\\\` at the end of a line | a line break |
| \`\\*\`, \`\\[\`, \`\\]\`, \`\\\\\` | the sign itself |

Links may hold stress, and stress may hold links; a link holds no link and no slot. There is nothing else of
Markdown, and no HTML: other signs are shown as they are written, and the rule [\`markup\`](#markup) finds what
was meant for more. YAML wants quotes around a text that begins with \`[\` or \`*\`, or \`>-\` before it; in double
quotes each backslash is written twice.

## Files and pictures

Three folders hold what is no YAML. Names have small letters, digits, single hyphens and dots.

| folder | what becomes of it |
|---|---|
| \`content/files/\` | is published as it is: \`content/files/price-list.pdf\` is \`/files/price-list.pdf\`, and may stand in every \`href\` and in each link of a paragraph |
| \`content/files/root/\` | is published as it is, where others look for it: \`content/files/root/google0123.html\` is \`/google0123.html\`, \`content/files/root/.well-known/assetlinks.json\` is \`/.well-known/assetlinks.json\`. A name that the site has itself is refused |
| \`content/pictures/\` | is made into what pages need, and the pictures themselves stay at home: JPEG, PNG, WebP, AVIF and SVG |

A picture is named below a key \`image\`, with words for those who do not see it, or as one that
only decorates:

\`\`\`yaml
image:
  file: till.jpg
  alt: A till with its drawer open.
\`\`\`

\`\`\`yaml
image:
  file: hills.jpg
  decorative: true
\`\`\`

The build writes it in AVIF and WebP in the widths that its place needs, never wider than it is, with
a JPEG or PNG for old browsers; turned as the camera was held, in sRGB, and without what the camera
wrote into it. What was encoded once is kept in \`node_modules/.cache/pictures\`. Of an SVG shapes and
colours alone are shown: \`svg-cleaned\` says what was left out.

A logo in its own colours is an SVG there too, with another for the dark theme if it needs one:

\`\`\`yaml
company:
  logo:
    file: logo.svg
    darkFile: logo-dark.svg
\`\`\`

It stands in each page itself, so that no page asks for more than itself.

## Rules

Severities are those of \`content check\` and, where it differs, of \`content check --publish\`.

| rule | severity | finds |
|---|---|---|
${rules.map((rule) => `| [\`${rule.id}\`](#${rule.id}) | ${severityOf(rule)} | ${tableCell(rule.summary)} |\n`).join("")}
${rules.map(ruleSection).join("\n")}
## Leaving a place alone

\`\`\`yaml
# content-ignore eta-past -- The pilot keeps its first date.
eta: Q3 2025
\`\`\`

A comment \`# content-ignore RULE -- reason\` on the line before, or at the end of the line, silences
a rule for that key or entry and all that stands in it, also within a text of several lines. Several
rules are separated by commas. A dash in place of the hyphens does as well. An unknown rule, a missing
reason and a comment that silences nothing are errors.

\`# content-ignore RULE until 2027-03-01 -- reason\` may stand until that day. After it the comment itself
is a warning, and an error with \`--publish\`; it goes on silencing, so that no day stops a build.

What is an error while writing keeps the site from being built, and cannot be silenced: mend it, or
report the rule as wrong.

Two lists in \`content/site.yaml\` hold for the whole site, and \`npm run content -- status\` shows them:

\`\`\`yaml
vocabulary:
  - TBC Bank
  - Tuk Tuk
rules:
  sentence-length: off
  plain-words: warning
\`\`\`

No rule about words says anything of those under \`vocabulary\`. Under \`rules\` stands what a rule weighs:
\`off\`, \`info\` or \`warning\`. A rule that can be an error, also before publishing, keeps its weight.
`;
}

function ruleSection(rule: Rule): string {
  const { id, why, mend, where, bad, good, summary, isEnglish, flag } = rule;
  const notes = [
    ...(isEnglish ? ["It runs where the site's language is English."] : []),
    ...(flag ? [`It runs with \`--${flag}\` only.`] : []),
  ];
  return `### ${id}

${[summary, why, ...notes].join(" ")}

${mend}

In ${fileOfExample(where)} not so:

${yaml(bad)}
but so:

${yaml(good)}`;
}

function yaml(example: string): string {
  return `\`\`\`yaml\n${unmarked(example)}\n\`\`\`\n`;
}

/** A schema's keys as a Markdown table, groups before what lies in them. */
function fieldTable(schema: z.ZodType): string {
  return `${descriptionOf(schema) ?? ""}\n\n| key | what it is |\n|---|---|\n${rowsOf(schema, "")}`;
}

function rowsOf(schema: z.ZodType, path: string): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) return unionRows(inner, path);
  if (inner instanceof z.ZodArray) return rowsOf(inner.element as z.ZodType, `${path}[]`);
  // The rules have a table of their own.
  const told = Object.entries(shapeOf(inner, undefined)).filter(
    ([, field]) => descriptionOf(field) !== aboutWeight,
  );
  const rows = told.map(([key, field]) => {
    const name = path === "" ? key : `${path}.${key}`;
    return rowOf(name, field) + rowsOf(field, name);
  });
  return rows.join("");
}

/** The keys of each kind of a group, below the value that tells the kinds apart. */
function unionRows(union: z.ZodDiscriminatedUnion, path: string): string {
  const { discriminator } = union.def;
  const kinds = union.options as z.ZodObject[];
  const rows = kinds.map((kind) => {
    const { [discriminator]: name, ...shape } = kind.shape as Record<string, z.ZodType>;
    const [value = ""] = choicesOf(name);
    const title = `\`${path}.${discriminator}: ${value}\``;
    const fields = Object.entries(shape).map(([key, field]) => {
      const place = `${path}.${key}`;
      return rowOf(place, field) + rowsOf(field, place);
    });
    return `| ${title} | ${tableCell(descriptionOf(name as z.ZodType) ?? "")} |\n${fields.join("")}`;
  });
  return rows.join("");
}

function rowOf(name: string, field: z.ZodType): string {
  const isPacked = mayComeFromPack(field);
  const isOptional = isPacked || field.safeParse(undefined).success;
  const choices = choicesOf(field).map((word) => `\`${word}\``);
  const oneOf = choices.length > 0 ? `One of ${choices.join(", ")}.` : "";
  const what = [descriptionOf(field), oneOf].filter(Boolean).join(" ");
  const shown = `\`${name}\``;
  const key = isOptional ? `_${shown}_` : shown;
  return `| ${isPacked ? `${key} (pack)` : key} | ${tableCell(what)} |\n`;
}
