import { Command } from "commander";
import { generalLayouts } from "../../src/content/layouts.ts";
import { elementOf } from "../check/read/findings/field.ts";
import { formats } from "../check/reporters/formats.ts";
import { severities } from "../check/reporters/results.ts";
import { rules } from "../check/rules/index.ts";
import { identityFields } from "./init/identity-fields.ts";
import { pageFields } from "./new/page-fields.ts";
import { productFields } from "./new/product-fields.ts";
import { contentOption, matching, oneOf, several, someOf, todayOption } from "./options.ts";
import { type Field, wordsOf } from "./prompts.ts";

/** The command line. The module of a command is loaded when the command runs. */
export function contentProgram(): Command {
  const program = new Command("content")
    .description("Checks and edits the site's content.")
    .exitOverride()
    .showHelpAfterError("Run `npm run content -- --help` for the commands and their options.");

  program
    .command("check")
    .description("Checks the content folder and says what is wrong, where, and what to write.")
    .argument("[paths...]", "files and folders to report on; all content if none is given")
    .option("--format <format>", `one of ${formats.join(", ")}`, oneOf(formats), "pretty")
    .option("--publish", "report unfinished content, such as sample data, as errors")
    .option(
      "--within <days>",
      "report only what expires within so many days, or has expired",
      matching(/^\d{1,4}$/, "Write a number of days."),
    )
    .option(
      "--fail-on <severity>",
      `lowest severity that ends with 1: ${severities.join(", ")}`,
      oneOf(severities),
      "error",
    )
    .option(
      "--rule <id>",
      "run only this rule; may be repeated. Unreadable files are always reported",
      someOf(rules.map(({ id }) => id)),
    )
    .option(...todayOption)
    .option(...contentOption)
    .action(lazyAction(() => import("./commands/check.ts"), "check"));

  program
    .command("fix")
    .description("Fixes what is safe to fix, such as stray spaces and links to renamed pages.")
    .argument("[paths...]", "files and folders to fix; all content if none is given")
    .option(...todayOption)
    .option(...contentOption)
    .action(lazyAction(() => import("./commands/fix.ts"), "fix"));

  program
    .command("explain")
    .description("Says what a rule finds, why, and how to fix it; without a rule, lists them.")
    .argument("[rule]", "id of a rule")
    .action(lazyAction(() => import("./commands/explain.ts"), "explain"));

  const added = program.command("new").description("Writes a new content file.");
  const page = added
    .command("page")
    .description("Writes a page's file; asks for what no option gives. Never overwrites.")
    .argument("<name>", "name of the file without .yaml, and address of the page, such as imprint")
    .option(
      "--layout <layout>",
      `how it is laid out: ${generalLayouts.join(" or ")}`,
      oneOf(generalLayouts),
      "text",
    )
    .option(...contentOption)
    .action(lazyAction(writing, "newPageCommand"));
  addFields(page, pageFields());
  const product = added
    .command("product")
    .description("Writes a product's file; asks for what no option gives. Never overwrites.")
    .argument("<slug>", "name of the file without .yaml, such as my-product")
    .option(...contentOption)
    .action(lazyAction(writing, "newProductCommand"));
  addFields(product, productFields());

  program
    .command("stamp")
    .description("Dates a text that has changed.")
    .command("privacy")
    .description("Dates the privacy policy; the one way to move its date.")
    .option(
      "--date <date>",
      "the day from which the changed policy holds, as YYYY-MM-DD; by default today",
    )
    .option(...todayOption)
    .option(...contentOption)
    .action(lazyAction(writing, "stampCommand"));

  const init = program
    .command("init")
    .description("Begins the site of your firm; asks for what no option gives.")
    .option("--force", "replace a sample without asking")
    .option(...contentOption)
    .action(lazyAction(writing, "initCommand"));
  addFields(init, identityFields());

  program
    .command("schema")
    .description("Writes JSON Schemas for editors, as installing and `npm start` do.")
    .option(...contentOption)
    .action(lazyAction(() => import("./commands/schema.ts"), "schema"));

  program
    .command("docs")
    .description(
      "Writes docs/content.md, on all files, keys and rules, and the options in docs/commands.md.",
    )
    .action(lazyAction(() => import("./commands/docs.ts"), "docs"));

  return program;
}

const writing = () => import("./commands/write.ts");

/** An action that loads its module when the command runs, and sets the exit code that it returns. */
function lazyAction<Name extends string>(
  load: () => Promise<Readonly<Record<Name, (...args: never[]) => number | Promise<number>>>>,
  name: Name,
) {
  return async (...args: unknown[]) => {
    process.exitCode = await (await load())[name](...(args as never[]));
  };
}

/** Adds an option for each field. */
function addFields(command: Command, fields: readonly Field[]): void {
  for (const field of fields)
    if (elementOf(field.schema)) command.option(`${field.flag} <line>`, wordsOf(field), several);
    else command.option(`${field.flag} <value>`, wordsOf(field));
}
