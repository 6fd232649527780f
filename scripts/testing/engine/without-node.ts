import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import type { FileFacts, Texts } from "../../../src/engine/site/files/file-set.ts";
import { checkContent } from "../../disk/check-content.ts";
import { disk } from "../../disk/disk.ts";
import { filesBelow } from "../../disk/files-below.ts";
import { packageRoot, readPackage, version } from "../../package.ts";
import { inWordsOf } from "../in-words-of.ts";
import type { Given } from "./from-memory.ts";

/** A module of tests as browsers can run it, the check by default: code with the global `engine`. */
export async function bundledForBrowsers(module = "engine/from-memory.ts") {
  const { output } = await build({
    ...{ input: join(import.meta.dirname, "..", module), platform: "browser", write: false },
    output: { format: "iife", name: "engine" },
    logLevel: "silent",
  });
  return output[0];
}

const isYaml = (file: string) => file.endsWith(".yaml");

/**
 * What the engine is given of a firm where no disk is.
 *
 * @param changes Texts of files by their paths.
 */
export function givenOf(directory: string, today: string, reader = "en", changes?: Texts): Given {
  const files = filesBelow(directory).map((name) => `${directory}/${name}`);
  const textOf = (file: string) => (isYaml(file) ? readFileSync(file, "utf8") : "");
  const texts = files.map((file) => [file, changes?.get(file) ?? textOf(file)]);
  const facts = files.filter((file) => !isYaml(file)).map((file) => [file, factsOf(file)]);
  const ofPackage = ["languages", "src/engine/shape", "starter"].flatMap((folder) =>
    filesBelow(join(packageRoot, folder))
      .filter(isYaml)
      .map((name) => `${folder}/${name}`),
  );
  return {
    ...{ directory, version, today, reader },
    package: Object.fromEntries(ofPackage.map((path) => [path, readPackage(path)])),
    texts: Object.fromEntries(texts),
    facts: Object.fromEntries(facts),
  };
}

/** A firm with mistakes, what the check is given of it where no disk is, and what it finds on this computer. */
export function firmWithMistakes(reader: string) {
  const directory = "e2e/firms/german";
  const today = "2026-11-20";
  const texts = new Map<string, string>();
  for (const [name, from, to] of mistakes) {
    const file = `${directory}/${name}`;
    texts.set(file, (texts.get(file) ?? readFileSync(file, "utf8")).replace(from, to));
  }
  const { diagnostics } = checkContent({ directory, today, texts });
  return {
    given: givenOf(directory, today, reader, texts),
    onDisk: inWordsOf(diagnostics, reader),
  };
}

/** Passages of files, each with what somebody wrote in its place. */
const mistakes: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ["site.yaml", /content-ignore placeholder -- /g, ""],
  ["pages/home.yaml", /kind: features/, "kind: feature"],
  ["pages/preise.yaml", /Jeder Baustein kostet dasselbe/, "Jeder  Baustein kostet dasselbe"],
  ["pages/preise.yaml", /\(\/agb\)/, "(/agbs)"],
  ["pages/ueber-uns.yaml", /quittenhof\.jpg/, "quittenhof.png"],
  ["languages/fr/pages/ueber-uns.yaml", /^title: /m, "titel: "],
];

function factsOf(file: string) {
  const facts = disk.facts(file) as FileFacts;
  const asked = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === "function" ? fact() : fact,
  ]);
  return Object.fromEntries(asked);
}
