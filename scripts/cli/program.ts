import { Command } from "commander";
import { generalLayouts } from "../../src/content/layouts.ts";
import { commas, or, say } from "../../src/content/say.ts";
import { formats } from "../check/report/formats.ts";
import { severities } from "../check/report/pretty.ts";
import { rules } from "../check/rules/index.ts";
import { version } from "../content/files/version.ts";
import { questions } from "../edit/init-questions.ts";
import {
  appendValue,
  contentOption,
  languageOption,
  matchingPattern,
  oneOf,
  todayOption,
  valuesOf,
} from "./options.ts";
import { helpInWords, later, usageError } from "./usage.ts";

/** The option that names the folder of a build. */
const outOption = ["--out <folder>", "options.out", "dist"] as const;

/** The command line, with ids of messages as descriptions. The module of a command is loaded when the command runs. */
export function faircopy(): Command {
  const program = new Command("faircopy")
    .description("commands.about.faircopy")
    .version(version, "-V, --version", "options.version")
    .helpOption("-h, --help", "options.show-help")
    .helpCommand("help [command]", "options.show-help")
    .exitOverride()
    .configureHelp(helpInWords)
    .configureOutput({ outputError: (text, write) => write(usageError(text)) });

  const init = program
    .command("init")
    .description("commands.about.init")
    .argument("[folder]", "options.new-folder", ".");
  for (const { flag, question } of questions) init.option(`${flag} <value>`, later(flag, question));
  init
    .option("--set <path=value>", "options.set", appendValue)
    .option("--no-open", "options.no-open")
    .option("-y, --yes", "options.all-given")
    .action(lazyAction(() => import("./init.ts"), "initCommand"));

  program
    .command("dev")
    .description("commands.about.dev")
    .option("--open", "options.open")
    .option(...languageOption)
    .action(lazyAction(loadDev, "dev"));

  program
    .command("start")
    .description("commands.about.start")
    .option(...outOption)
    .option(...languageOption)
    .action(lazyAction(() => import("./start.ts"), "start"));

  program
    .command("build")
    .description("commands.about.build")
    .option(...outOption)
    .option("--compare <folder>", "options.compare")
    .option(...languageOption)
    .action(lazyAction(() => import("./build.ts"), "build"));

  program
    .command("check")
    .description("commands.about.check")
    .argument("[paths...]", "options.check-paths")
    .option(
      "--format <format>",
      later("format", () => say("options.format", { formats: commas(formats) })),
      oneOf(formats),
      "pretty",
    )
    .option("--publish", "options.publish")
    .option("--within <days>", "options.within", matchingPattern(/^\d{1,4}$/, "usage.write-days"))
    .option(
      "--fail-on <severity>",
      later("fail-on", () => say("options.fail-on", { severities: commas(severities) })),
      oneOf(severities),
      "error",
    )
    .option("--rule <id>", "options.rule", valuesOf(rules.map(({ id }) => id)))
    .option(...todayOption)
    .option(...contentOption)
    .option(...languageOption)
    .action(lazyAction(() => import("./check.ts"), "check"));

  program
    .command("fix")
    .description("commands.about.fix")
    .argument("[paths...]", "options.fix-paths")
    .option("--translations [language]", "options.translations")
    .option("--diff", "options.diff")
    .option(...todayOption)
    .option(...contentOption)
    .option(...languageOption)
    .action(lazyAction(() => import("./fix.ts"), "fix"));

  program
    .command("update")
    .description("commands.about.update")
    .argument("<file>", "options.packed-file")
    .action(lazyAction(() => import("./update.ts"), "update"));

  program
    .command("explain")
    .description("commands.about.explain")
    .argument("[rule]", "options.rule-id")
    .action(lazyAction(() => import("./explain.ts"), "explain"));

  const added = program.command("new").description("commands.about.new");
  added
    .command("page")
    .description("commands.about.new-page")
    .argument("<name>", "options.page-name")
    .option(
      "--layout <layout>",
      later("layout", () => say("options.layout", { layouts: or(generalLayouts) })),
      oneOf(generalLayouts),
    )
    .option(...contentOption)
    .action(lazyAction(loadWriteModule, "newPageCommand"));
  added
    .command("product")
    .description("commands.about.new-product")
    .argument("<slug>", "options.product-name")
    .option(...contentOption)
    .action(lazyAction(loadWriteModule, "newProductCommand"));
  for (const [kind, example, command] of [
    ["post", "new-oven", "newPostCommand"],
    ["event", "open-day", "newEventCommand"],
    ["job", "baker", "newJobCommand"],
  ] as const)
    added
      .command(kind)
      .description(later(kind, () => say("commands.about.new-entry", { kind })))
      .argument(
        "<name>",
        later(example, () => say("options.entry-name", { example })),
      )
      .option(...contentOption)
      .action(lazyAction(loadWriteModule, command));
  added
    .command("language")
    .description("commands.about.new-language")
    .argument("<tag>", "options.tag")
    .option(...contentOption)
    .action(lazyAction(loadWriteModule, "newLanguageCommand"));

  program
    .command("publish-check")
    .description("commands.about.publish-check")
    .option(...outOption)
    .option(...languageOption)
    .action(lazyAction(() => import("./publish-check.ts"), "publishCheck"));

  program
    .command("test")
    .description("commands.about.test")
    .argument("[words...]", "options.test-words")
    .option("--record", "options.record")
    .allowUnknownOption()
    .action(lazyAction(() => import("./test.ts"), "test"));

  program
    .command("schema")
    .description("commands.about.schema")
    .option(...contentOption)
    .action(lazyAction(() => import("./schema.ts"), "schema"));

  for (const [command, lines] of Object.entries(examples))
    commandNamed(program, command).addHelpText("after", () =>
      ["", say("usage.examples"), ...lines.map((line) => `  npx faircopy ${line}`)].join("\n"),
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
