import { firms } from "./test/firms.ts";
import { isGreen, type Part, runParts } from "./test/run-parts.ts";
import { siteParts } from "./test/site-parts.ts";

/*
 * Runs scripts of package.json, `site` for the tests of the site and `firms` for those of each firm's, and counts
 * their tests. Those before and after the word `beside` run at the same time; the others one after the other,
 * however they end. As in a shell, variables come before the script that they are for. Arguments after `--` go to
 * Playwright.
 */
const end = [...process.argv, "--"].indexOf("--");
const [words, others] = [process.argv.slice(2, end), process.argv.slice(end + 1)];

/** The parts that a word and the variables before it stand for. */
function partsOf(word: string, env: NodeJS.ProcessEnv): Part[] {
  if (word === "site") return siteParts(others, env);
  // In a folder that no owner builds.
  if (word === "firms")
    return firms.flatMap((firm) =>
      siteParts(others, { ...env, ...firm.env, TEST_FOLDER: "dist.firm" }),
    );
  const isBrowser = word.startsWith("browser:");
  const args = [`${process.env["npm_execpath"]}`, "run", "--silent", word, "--"];
  return [
    {
      title: [...Object.entries(env).map((pair) => pair.join("=")), word].join(" "),
      args: isBrowser ? [...args, ...others] : args,
      env,
      reports: isBrowser || word.startsWith("test:"),
    },
  ];
}

const lanes: Part[][] = [[]];
let env: NodeJS.ProcessEnv = {};
for (const word of words) {
  const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(word) ?? [];
  if (name !== undefined) env = { ...env, [name]: value };
  else if (word === "beside") lanes.push([]);
  else {
    lanes.at(-1)?.push(...partsOf(word, env));
    env = {};
  }
}
process.exitCode = isGreen(await runParts(lanes)) ? 0 : 1;
