import { Command } from "commander";
import { formats, rules, severities } from "../../src/engine/check/index.ts";
import { tell } from "../../src/engine/messages/index.ts";
import { generalLayouts } from "../../src/engine/schema/layouts.ts";
import { commas, or, say } from "../../src/words/say.ts";
import { questions } from "../edit/init-questions.ts";
import { version } from "../package.ts";
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

  addExamples(program, ["init my-site", "check", "help new page"]);

  const init = addCommand(program, "init", () => import("./commands/init.ts"), "initCommand", [
    "my-site",
    "my-site --company Kiln --language de",
    "my-site --set company.tagline='Pots and pans' --set 'contact.address=[1 Mill Lane, Ludlow]'",
  ]).argument("[folder]", "options.new-folder", ".");
  for (const { flag, question } of questions) init.option(`${flag} <value>`, question());
  init
    .option("--set <path=value>", "options.set", appendValue)
    .option("--no-open", "options.no-open")
    .option("-y, --yes", "options.all-given");

  addCommand(program, "dev", loadDev, "dev", ["", "PORT=8080"])
    .option("--open", "options.open")
    .option(...languageOption);

  addCommand(program, "start", () => import("./commands/start.ts"), "start", [
    "",
    "--out ../site",
    "PORT=8080",
  ])
    .option(...outOption)
    .option(...languageOption);

  addCommand(program, "build", () => import("./commands/build.ts"), "build", ["", "--out ../site"])
    .option(...outOption)
    .option(...languageOption);

  addCommand(program, "check", () => import("./commands/check.ts"), "check", [
    "",
    "content/pages/about.yaml",
    "--publish --format github",
  ])
    .argument("[paths...]", "options.check-paths")
    .option(
      "--format <format>",
      say("options.format", { formats: commas(formats) }),
      oneOf(formats),
      "pretty",
    )
    .option("--publish", "options.publish")
    .option("--within <days>", "options.within", matchingPattern(/^\d{1,4}$/, "usage.write-days"))
    .option(
      "--fail-on <severity>",
      say("options.fail-on", { severities: commas(severities) }),
      oneOf(severities),
      "error",
    )
    .option("--rule <id>", "options.rule", valuesOf(rules.map(({ id }) => id)))
    .option(...todayOption)
    .option(...contentOption)
    .option(...languageOption);

  addCommand(program, "fix", () => import("./commands/fix.ts"), "fix", [
    "",
    "--diff",
    "content/products",
    "--translations fr about",
  ])
    .argument("[paths...]", "options.fix-paths")
    .option("--translations [language]", "options.translations")
    .option("--diff", "options.diff")
    .option(...todayOption)
    .option(...contentOption)
    .option(...languageOption);

  addCommand(program, "update", () => import("./commands/update.ts"), "update", [
    "../faircopy-1.1.0.tgz",
  ]).argument("<file>", "options.packed-file");

  addCommand(program, "explain", () => import("./commands/explain.ts"), "explain", [
    "",
    "link-text",
  ]).argument("[rule]", "options.rule-id");

  const group = program.command("new").description("commands.about.new");
  addExamples(group, ["page imprint", "product my-product"], "new");
  addCommand(group, "page", loadWriteModule, "newFileCommand", [
    "imprint",
    "services --layout sections",
  ])
    .argument("<name>", "options.page-name")
    .option(
      "--layout <layout>",
      say("options.layout", { layouts: or(generalLayouts) }),
      oneOf(generalLayouts),
    )
    .option(...contentOption);
  addCommand(group, "product", loadWriteModule, "newFileCommand", ["my-product"])
    .argument("<slug>", "options.product-name")
    .option(...contentOption);
  for (const [kind, example] of [
    ["post", "new-oven"],
    ["event", "open-day"],
    ["job", "baker"],
  ] as const)
    addCommand(group, kind, loadWriteModule, "newFileCommand", [example])
      .description(say("commands.about.new-entry", { kind }))
      .argument("<name>", say("options.entry-name", { example }))
      .option(...contentOption);
  addCommand(group, "language", loadWriteModule, "newLanguageCommand", ["fr"])
    .argument("<tag>", "options.tag")
    .option(...contentOption);

  addCommand(
    program,
    "publish-check",
    () => import("./commands/publish-check.ts"),
    "publishCheck",
    [""],
  )
    .option(...outOption)
    .option(...languageOption);

  addCommand(program, "test", () => import("./commands/test.ts"), "test", [
    "",
    "keyboard",
    "--record",
  ])
    .argument("[words...]", "options.test-words")
    .option("--record", "options.record")
    .allowUnknownOption();

  addCommand(program, "schema", () => import("./commands/schema.ts"), "schema", [""]).option(
    ...contentOption,
  );
  return program;
}

const loadWriteModule = () => import("./commands/write.ts");

/** Loads the command of the development server. What transforms its modules returns memory only if told so before. */
function loadDev() {
  process.env["MIMALLOC_PURGE_DELAY"] ??= "0";
  return import("./commands/dev.ts");
}

/**
 * Adds a command whose module is loaded when it runs and returns the exit code.
 *
 * @param examples What follows its name in the command lines of its help.
 */
function addCommand<Name extends string>(
  parent: Command,
  name: string,
  load: () => Promise<Readonly<Record<Name, (...args: never[]) => number | Promise<number>>>>,
  run: Name,
  examples: readonly string[],
): Command {
  const words = parent.parent ? [parent.name(), name] : [name];
  const command = parent.command(name).description(`commands.about.${words.join("-")}`);
  addExamples(command, examples, ...words);
  return command.action(async (...args: unknown[]) => {
    process.exitCode = await (await load())[run](...(args as never[]));
  });
}

/** Adds command lines to the help of a command, whose full name has some words. A variable stands before them. */
function addExamples(command: Command, examples: readonly string[], ...words: string[]): void {
  const lines = examples.map((rest) => {
    const parts = ["npx faircopy", ...words];
    return `  ${(/^[A-Z]+=/.test(rest) ? [rest, ...parts] : [...parts, rest]).join(" ").trimEnd()}`;
  });
  command.addHelpText("after", () => ["", tell("usage.examples"), ...lines].join("\n"));
}
