import type { Layout } from "../../../src/content/layouts.ts";
import { formerRules } from "../../../src/content/schema/migrations.ts";
import type { Diagnostic, FindingText, Severity } from "../read/diagnostic.ts";
import { code } from "../read/findings/format.ts";
import { nearest } from "../read/findings/nearest.ts";
import type { RuleContext } from "./rule-context.ts";

/**
 * Which file an example belongs to; the rest of the file is made up around it. Those of `files` are no
 * YAML, but names of files in the content folder, one a line, as `example-content.ts` reads them; that of
 * `translation` translates a page.
 */
export type ExampleFile =
  | ("site" | "product" | "files" | "translation" | "home" | "about")
  | Exclude<Layout, "sections">;

/** One thing that the check looks for. */
export interface Rule {
  id: string;
  /** Its weight while writing, and before publishing. */
  severity: { check: Severity; publish: Severity };
  /** What it finds, why that is worth mending, and how to mend it. */
  summary: string;
  why: string;
  mend: string;
  /** The file that the examples are of. */
  where: ExampleFile;
  /**
   * An example that it finds, with the place of the finding between « and ». More examples and near misses
   * are in `scripts/check/golden/`.
   */
  bad: string;
  /** The same, mended. */
  good: string;
  /** Whether it reads English; it is silent where the site's language is another. */
  isEnglish?: boolean;
  /** Whether it holds content against the day, which stops nothing but publishing. */
  isDated?: boolean;
  /** Undefined if the finding comes from reading the files. */
  check?(context: RuleContext): void;
}

/** Only a rule that says that it reads the day is given it, so that no other can stop a late build. */
type Look =
  | { isDated: true; check(context: RuleContext): void }
  | { isDated?: never; check?(context: Omit<RuleContext, "today" | "until">): void };

type RuleDefinition = Omit<Rule, "id" | "severity" | "where" | "isDated" | "check"> & {
  /** One where it is the same for both. */
  severity: Severity | Rule["severity"];
  where?: ExampleFile;
} & Look;

/** Declares rules by their ids. Unless one says otherwise, its examples are of a product's file. */
export function defineRules(rules: Readonly<Record<string, RuleDefinition>>): Rule[] {
  return Object.entries(rules).map(([id, { severity, ...rule }]) => {
    const both = typeof severity === "string" ? { check: severity, publish: severity } : severity;
    return { id, where: "product", ...rule, severity: both };
  });
}

/** Whether a comment may silence a rule: not what stops a build. */
export function canBeSilenced({ severity, check }: Rule): boolean {
  return check !== undefined && severity.check !== "error";
}

/** What to say of an id that no rule has, or no rule has any more. */
export function unknownRule(
  id: string,
  rules: readonly Rule[],
): FindingText & Pick<Diagnostic, "severity"> {
  if (formerRules.has(id))
    return {
      severity: "warning",
      message: `The check no longer has a rule ${code(id)}.`,
      hint: "Delete this line.",
    };
  const ids = rules.map((rule) => rule.id);
  const meant = nearest(id, ids);
  return {
    severity: "error",
    message: `There is no rule ${code(id)}.`,
    hint: meant ? `Did you mean ${code(meant)}?` : "`npx faircopy explain` lists the rules.",
  };
}

/** The file that an example is of, as people know it. */
export function fileOfExample(where: ExampleFile): string {
  if (where === "files") return "the folder content/";
  if (where === "site") return "content/site.yaml";
  if (where === "translation") return "content/languages/de/pages/about.yaml";
  return where === "product" ? "a file in content/products/" : `content/pages/${where}.yaml`;
}

/** A page that begins with a hero, for the examples of rules. */
export function heroExample(lines: readonly string[], intro = "We make tools."): string {
  const hero = ["- kind: hero", "  heading: Tools for teams", `  intro: ${intro}`, ...lines];
  return ["sections:", ...hero].join("\n  ");
}
