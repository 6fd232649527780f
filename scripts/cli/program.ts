import { Command } from "commander";
import { generalLayouts } from "../../src/content/layouts.ts";
import { formats } from "../check/report/formats.ts";
import { severities } from "../check/report/pretty.ts";
import { rules } from "../check/rules/index.ts";
import { version } from "../content/version.ts";
import { questions } from "../edit/questions.ts";
import {
  appendValue,
  contentOption,
  languageOption,
  matchingPattern,
  oneOf,
  todayOption,
  valuesOf,
} from "./options.ts";

/** The option that names the folder of a build. */
const outOption = ["--out <folder>", "the folder of the build", "dist"] as const;

/** The command line. The module of a command is loaded when the command runs. */
export function faircopy(): Command {
  const program = new Command("faircopy")
    .description("Builds a website from the files in content/, and checks them.")
    .version(version)
    .exitOverride()
    .showHelpAfterError("Run `npx faircopy --help` for the commands and their options.");

  const init = program
    .command("init")
    .description("Creates your firm's site; asks for language, name and colour.")
    .argument("[folder]", "a new or empty folder", ".");
  for (const { flag, question } of questions) init.option(`${flag} <value>`, question);
  init
    .option(
      "--set <path=value>",
      'another value of site.yaml, as YAML, such as company.tagline="Good tools"; may be repeated',
      appendValue,
    )
    .option("--no-open", "do not offer to install the site and to open it in the browser")
    .option("-y, --yes", "ask nothing: take what is given, and leave the rest as gaps")
    .action(lazyAction(() => import("./init.ts"), "initCommand"));

  program
    .command("dev")
    .description("Serves the site for writing on its pages, which show each change at once.")
    .option("--open", "open it in the browser, with what is still to do")
    .option(...languageOption)
    .action(lazyAction(loadDev, "dev"));

  program
    .command("start")
    .description("Checks the content, builds the site, and serves it as a host would.")
    .option(...outOption)
    .option(...languageOption)
    .action(lazyAction(() => import("./start.ts"), "start"));

  program
    .command("build")
    .description("Checks the content, and writes the finished site.")
    .option(...outOption)
    .option("--compare <folder>", "list the pages that differ from an earlier build")
    .option(...languageOption)
    .action(lazyAction(() => import("./build.ts"), "build"));

  program
    .command("check")
    .description("Checks the content folder and says what is wrong, where, and what to write.")
    .argument("[paths...]", "files and folders to report on; all content if none is given")
    .option("--format <format>", `one of ${formats.join(", ")}`, oneOf(formats), "pretty")
    .option("--publish", "report unfinished content, such as sample data, as errors")
    .option(
      "--within <days>",
      "report only what expires within this number of days, or has expired",
      matchingPattern(/^\d{1,4}$/, "Write a number of days."),
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
      valuesOf(rules.map(({ id }) => id)),
    )
    .option(...todayOption)
    .option(...contentOption)
    .option(...languageOption)
    .action(lazyAction(() => import("./check.ts"), "check"));

  program
    .command("fix")
    .description("Makes safe fixes, such as stray spaces and links to renamed pages.")
    .argument("[paths...]", "files and folders to fix; all content if none is given")
    .option(
      "--translations [language]",
      "say that translated texts fit their sources, which it writes above them: in all files of a language, or in those behind it, such as about",
    )
    .option("--diff", "show what would change and write nothing; ends with 1 if anything would")
    .option(...todayOption)
    .option(...contentOption)
    .option(...languageOption)
    .action(lazyAction(() => import("./fix.ts"), "fix"));

  program
    .command("update")
    .description("Replaces the site's copy of this program with another packed file.")
    .argument("<file>", "the packed file, such as ../faircopy-1.1.0.tgz")
    .action(lazyAction(() => import("./update.ts"), "update"));

  program
    .command("explain")
    .description("Explains a rule, with examples; without a rule, lists all rules.")
    .argument("[rule]", "id of a rule")
    .action(lazyAction(() => import("./explain.ts"), "explain"));

  const added = program.command("new").description("Writes a new content file.");
  added
    .command("page")
    .description("Writes a page's file, with gaps for your words. Never overwrites.")
    .argument("<name>", "its title, or name of the file without .yaml and address, such as imprint")
    .option(
      "--layout <layout>",
      `how it is laid out: ${generalLayouts.join(", ").replace(/, (?=\w+$)/, " or ")}; by default as pages of its name are, otherwise text`,
      oneOf(generalLayouts),
    )
    .option(...contentOption)
    .action(lazyAction(loadWriteModule, "newPageCommand"));
  added
    .command("product")
    .description("Writes a product's file, with gaps for your words. Never overwrites.")
    .argument("<slug>", "its name, or that of the file without .yaml, such as my-product")
    .option(...contentOption)
    .action(lazyAction(loadWriteModule, "newProductCommand"));
  for (const [what, named, example, command] of [
    ["post", "a post", "new-oven", "newPostCommand"],
    ["event", "an event", "open-day", "newEventCommand"],
    ["job", "a job", "baker", "newJobCommand"],
  ] as const)
    added
      .command(what)
      .description(
        `Writes the file of ${named} of today, with gaps for your words. Never overwrites.`,
      )
      .argument(
        "<name>",
        `its title, or name of the file without .yaml and end of its address, such as ${example}`,
      )
      .option(...contentOption)
      .action(lazyAction(loadWriteModule, command));
  added
    .command("language")
    .description(
      "Writes a folder for another language, with each source text above an empty key. Never overwrites.",
    )
    .argument("<tag>", "the language, by name or as a BCP 47 tag, such as French or pt-BR")
    .option(...contentOption)
    .action(lazyAction(loadWriteModule, "newLanguageCommand"));

  program
    .command("publish-check")
    .description("Builds the site, and checks that content and build are ready to publish.")
    .option(...outOption)
    .option(...languageOption)
    .action(lazyAction(() => import("./publish-check.ts"), "publishCheck"));

  program
    .command("test")
    .description("Checks the content, builds the site, and tests all pages in a browser.")
    .argument("[words...]", "further arguments for Playwright, such as names of tests")
    .option("--record", "write what passed into the accessibility statement, and when")
    .allowUnknownOption()
    .action(lazyAction(() => import("./test.ts"), "test"));

  program
    .command("schema")
    .description("Writes JSON Schemas for editors; `npm install` and `npm start` do so too.")
    .option(...contentOption)
    .action(lazyAction(() => import("./schema.ts"), "schema"));

  for (const [command, lines] of Object.entries(examples))
    commandNamed(program, command).addHelpText(
      "after",
      ["", "Examples:", ...lines.map((line) => `  npx faircopy ${line}`)].join("\n"),
    );
  return program;
}

/** Command lines for the help of each command, by its full name. */
const examples: Readonly<Record<string, readonly string[]>> = {
  "": ["init my-site", "check", "help new page"],
  new: ["new page imprint", "new product my-product"],
  dev: ["dev"],
  start: ["start", "start --out ../site"],
  build: ["build", "build --compare ../last-week"],
  check: ["check", "check content/pages/about.yaml", "check --publish --format github"],
  fix: ["fix", "fix --diff", "fix content/products", "fix --translations fr about"],
  update: ["update ../faircopy-1.1.0.tgz"],
  explain: ["explain", "explain link-text"],
  "new page": ["new page imprint", "new page services --layout sections"],
  "new product": ["new product my-product"],
  "new post": ["new post new-oven"],
  "new event": ["new event open-day"],
  "new job": ["new job baker"],
  "new language": ["new language fr"],
  init: [
    "init my-site",
    "init my-site --company Kiln --language de",
    "init my-site --set company.tagline='Pots and pans' --set 'contact.address=[1 Mill Lane, Ludlow]'",
  ],
  "publish-check": ["publish-check"],
  test: ["test", "test keyboard", "test --record"],
  schema: ["schema"],
};

/** A command by its full name, such as `new page`; the program itself without a name. */
function commandNamed(program: Command, name: string): Command {
  const words = name.split(" ").filter(Boolean);
  return words.reduce((command, word) => {
    const found = command.commands.find((one) => one.name() === word);
    if (found === undefined) throw new Error(`There is no command ${name}.`);
    return found;
  }, program);
}

const loadWriteModule = () => import("./write.ts");

/** Loads the command of the development server. What transforms its modules returns memory only if told so before. */
function loadDev() {
  process.env["MIMALLOC_PURGE_DELAY"] ??= "0";
  return import("./dev.ts");
}

/** An action that loads its module when the command runs, and sets the exit code that it returns. */
function lazyAction<Name extends string>(
  load: () => Promise<Readonly<Record<Name, (...args: never[]) => number | Promise<number>>>>,
  name: Name,
) {
  return async (...args: unknown[]) => {
    process.exitCode = await (await load())[name](...(args as never[]));
  };
}
