import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import decompress from "woff2-encoder/decompress";
import { fileOfPackage } from "../../scripts/package.ts";

/** Packages of the fonts that pages under test are set in, with their files: a serif, a sans, and scripts of the made-up firms. */
const packages: Record<string, RegExp> = {
  "noto-serif": /-(latin|latin-ext|math)-/,
  "noto-sans": /-(latin|latin-ext|math|devanagari)-/,
  // Their Latin letters would be used in place of the sans.
  "noto-sans-arabic": /-arabic-wght-/,
  "noto-sans-hebrew": /-hebrew-wght-/,
  "noto-sans-telugu": /-telugu-wght-/,
};

/** The folder with the files of a font; undefined if its package is not installed, as where no text needs it. */
function filesOf(name: string): string | undefined {
  try {
    return join(dirname(fileOfPackage(`@fontsource-variable/${name}/package.json`)), "files");
  } catch {
    return undefined;
  }
}

const weights = /-wght-(normal|italic)\.woff2$/;

/** Which font each generic family is. */
export const generics = {
  serif: "Noto Serif",
  "sans-serif": "Noto Sans",
  "system-ui": "Noto Sans",
};

/**
 * Gives browsers under test the same fonts on every Linux machine: fontconfig then offers them these alone.
 * Browsers on macOS and Windows do not ask fontconfig. `TEST_FONTS=system` keeps the machine's own fonts.
 */
export default async function useTestFonts(): Promise<void> {
  if (process.env["TEST_FONTS"] === "system") return;
  const folder = join(tmpdir(), "fonts");
  await mkdir(folder, { recursive: true });
  for (const [name, wanted] of Object.entries(packages)) {
    const source = filesOf(name);
    if (source === undefined) continue;
    for (const file of (await readdir(source)).filter(
      (file) => wanted.test(file) && weights.test(file),
    ))
      await writeFile(
        join(folder, file.replace("woff2", "ttf")),
        await decompress(await readFile(join(source, file))),
      );
  }
  const aliases = Object.entries(generics).map(
    ([generic, font]) =>
      `<alias><family>${generic}</family><prefer><family>${font}</family></prefer></alias>`,
  );
  const configuration = join(folder, "fonts.conf");
  const parts = [`<dir>${folder}</dir>`, `<cachedir>${join(folder, "cache")}</cachedir>`];
  await writeFile(
    configuration,
    `<?xml version="1.0"?><fontconfig>${[...parts, ...aliases].join("")}</fontconfig>`,
  );
  process.env["FONTCONFIG_FILE"] = configuration;
}
