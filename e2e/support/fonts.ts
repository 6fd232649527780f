import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import decompress from "woff2-encoder/decompress";
import { fileOfPackage } from "../../scripts/package.ts";

/** Packages of fonts with their files: a serif, a sans, and scripts of the made-up firms, without Latin letters. */
const packages: Record<string, RegExp> = {
  "noto-serif": /-(latin|latin-ext|math)-wght-/,
  "noto-sans": /-(latin|latin-ext|math|devanagari)-wght-/,
  "noto-sans-arabic": /-arabic-wght-/,
  "noto-sans-hebrew": /-hebrew-wght-/,
  "noto-sans-telugu": /-telugu-wght-/,
};

const aliases = { serif: "Noto Serif", "sans-serif": "Noto Sans", "system-ui": "Noto Sans" };

/**
 * Gives browsers under test the same fonts on every Linux machine: fontconfig then offers them these alone.
 * Browsers on macOS and Windows do not ask fontconfig. `TEST_FONTS=system` keeps the machine's own fonts.
 */
export default async function useTestFonts(): Promise<void> {
  if (process.env["TEST_FONTS"] === "system") return;
  const folder = join(tmpdir(), "fonts");
  await mkdir(folder, { recursive: true });
  for (const [name, wanted] of Object.entries(packages)) {
    let files: string;
    try {
      files = join(dirname(fileOfPackage(`@fontsource-variable/${name}/package.json`)), "files");
    } catch {
      // Owners have no package that none of their texts needs.
      continue;
    }
    const names = await readdir(files);
    // Chromium takes no compressed font of a system.
    for (const file of names.filter((file) => wanted.test(file) && file.endsWith(".woff2")))
      await writeFile(
        join(folder, `${file}.ttf`),
        await decompress(await readFile(join(files, file))),
      );
  }
  const rules = Object.entries(aliases).map(
    ([generic, font]) =>
      `<alias><family>${generic}</family><prefer><family>${font}</family></prefer></alias>`,
  );
  const configuration = join(folder, "fonts.conf");
  await writeFile(
    configuration,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir>${rules.join("")}</fontconfig>`,
  );
  process.env["FONTCONFIG_FILE"] = configuration;
}
