import { Command } from "commander";
import { generalLayouts } from "../../src/content/layouts.ts";
import { commas, or, say } from "../../src/content/say.ts";
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
import { helpInWords, usageError } from "./usage.ts";

/** The command line. The module of a command is loaded when the command runs. */
export function faircopy(): Command {
  const outOption = ["--out <folder>", say("options.out"), "dist"] as const;
  const program = new Command("faircopy")
    .description(say("commands.about.faircopy"))
    .version(version, "-V, --version", say("options.version"))
    .helpOption("-h, --help", say("options.show-help"))
    .helpCommand("help [command]", say("options.show-help"))
    .exitOverride()
    .configureHelp(helpInWords)
    .configureOutput({ outputError: (text, write) => write(usageError(text)) })
    .showHelpAfterError(say("usage.see-help"));

  const init = program
    .command("init")
    .description(say("commands.about.init"))
    .argument("[folder]", say("options.new-folder"), ".");
  for (const { flag, question } of questions()) init.option(`${flag} <value>`, question);
  init
    .option("--set <path=value>", say("options.set"), appendValue)
    .option("--no-open", say("options.no-open"))
    .option("-y, --yes", say("options.all-given"))
    .action(lazyAction(() => import("./init.ts"), "initCommand"));

  program
    .command("dev")
    .description(say("commands.about.dev"))
    .option("--open", say("options.open"))
    .option(...languageOption())
    .action(lazyAction(loadDev, "dev"));

  program
    .command("start")
    .description(say("commands.about.start"))
    .option(...outOption)
    .option(...languageOption())
    .action(lazyAction(() => import("./start.ts"), "start"));

  program
    .command("build")
    .description(say("commands.about.build"))
    .option(...outOption)
    .option("--compare <folder>", say("options.compare"))
    .option(...languageOption())
    .action(lazyAction(() => import("./build.ts"), "build"));

  program
    .command("check")
    .description(say("commands.about.check"))
    .argument("[paths...]", say("options.check-paths"))
    .option(
      "--format <format>",
      say("options.format", { formats: commas(formats) }),
      oneOf(formats),
      "pretty",
    )
    .option("--publish", say("options.publish"))
    .option(
      "--within <days>",
      say("options.within"),
      matchingPattern(/^\d{1,4}$/, "usage.write-days"),
    )
    .option(
      "--fail-on <severity>",
      say("options.fail-on", { severities: commas(severities) }),
      oneOf(severities),
      "error",
    )
    .option("--rule <id>", say("options.rule"), valuesOf(rules.map(({ id }) => id)))
    .option(...todayOption())
    .option(...contentOption())
    .option(...languageOption())
    .action(lazyAction(() => import("./check.ts"), "check"));

  program
    .command("fix")
    .description(say("commands.about.fix"))
    .argument("[paths...]", say("options.fix-paths"))
    .option("--translations [language]", say("options.translations"))
    .option("--diff", say("options.diff"))
    .option(...todayOption())
    .option(...contentOption())
    .option(...languageOption())
    .action(lazyAction(() => import("./fix.ts"), "fix"));

  program
    .command("update")
    .description(say("commands.about.update"))
    .argument("<file>", say("options.packed-file"))
    .action(lazyAction(() => import("./update.ts"), "update"));

  program
    .command("explain")
    .description(say("commands.about.explain"))
    .argument("[rule]", say("options.rule-id"))
    .action(lazyAction(() => import("./explain.ts"), "explain"));

  const added = program.command("new").description(say("commands.about.new"));
  added
    .command("page")
    .description(say("commands.about.new-page"))
    .argument("<name>", say("options.page-name"))
    .option(
      "--layout <layout>",
      say("options.layout", { layouts: or(generalLayouts) }),
      oneOf(generalLayouts),
    )
    .option(...contentOption())
    .action(lazyAction(loadWriteModule, "newPageCommand"));
  added
    .command("product")
    .description(say("commands.about.new-product"))
    .argument("<slug>", say("options.product-name"))
    .option(...contentOption())
    .action(lazyAction(loadWriteModule, "newProductCommand"));
  for (const [kind, example, command] of [
    ["post", "new-oven", "newPostCommand"],
    ["event", "open-day", "newEventCommand"],
    ["job", "baker", "newJobCommand"],
  ] as const)
    added
      .command(kind)
      .description(say("commands.about.new-entry", { kind }))
      .argument("<name>", say("options.entry-name", { example }))
      .option(...contentOption())
      .action(lazyAction(loadWriteModule, command));
  added
    .command("language")
    .description(say("commands.about.new-language"))
    .argument("<tag>", say("options.tag"))
    .option(...contentOption())
    .action(lazyAction(loadWriteModule, "newLanguageCommand"));

  program
    .command("publish-check")
    .description(say("commands.about.publish-check"))
    .option(...outOption)
    .option(...languageOption())
    .action(lazyAction(() => import("./publish-check.ts"), "publishCheck"));

  program
    .command("test")
    .description(say("commands.about.test"))
    .argument("[words...]", say("options.test-words"))
    .option("--record", say("options.record"))
    .allowUnknownOption()
    .action(lazyAction(() => import("./test.ts"), "test"));

  program
    .command("schema")
    .description(say("commands.about.schema"))
    .option(...contentOption())
    .action(lazyAction(() => import("./schema.ts"), "schema"));

  for (const [command, lines] of Object.entries(examples))
    commandNamed(program, command).addHelpText(
      "after",
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
