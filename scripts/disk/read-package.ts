import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { setPackageFiles } from "../../src/engine/package-files.ts";
import { memoize } from "../../src/words/memoize.ts";
import { keptValue } from "../kept-value.ts";
import { packageRoot, version } from "../package.ts";
import { fileStamp } from "./file-stamp.ts";

const textOfFile = memoize((path) => readFileSync(path, "utf8"), { state: fileStamp });

// No pack and no message comes into this package while it runs.
const namesIn = memoize((folder) =>
  readdirSync(join(packageRoot, folder))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => basename(file, ".yaml"))
    .sort(),
);

setPackageFiles({
  version,
  names: namesIn,
  text(path) {
    const file = join(packageRoot, path);
    return existsSync(file) ? textOfFile(file) : undefined;
  },
  parsed: (text) => keptValue<unknown>("packs", text, () => parse(text)),
});
