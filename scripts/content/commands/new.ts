import type { Command } from "commander";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { contentOption, directoryOf, several } from "./options.ts";
import { refusing } from "./refusing.ts";
import { withAsker } from "./with-asker.ts";

/** Adds `content new`, which so far makes products. */
export function addNew(program: Command): void {
  program
    .command("new")
    .description("Writes a new content file.")
    .command("product")
    .description("Writes a product's file, asking for what no option says. Never overwrites.")
    .argument("<slug>", "name of the file without .yaml, such as my-product")
    .option("--name <text>", "name of the product; otherwise made from the slug")
    .option("--tagline <text>", "one line that says what it is")
    .option("--icon <name>", "drawing on the card")
    .option("--bullet <text>", "one thing that it does; give it several times", several)
    .option("--eta <quarter>", "quarter in which it is expected, such as Q4 2027")
    .option("--progress <percent>", "percent done, 0 to 100")
    .option("--badge <text>", "a short extra label")
    .option("--badge-variant <look>", "look of the extra label")
    .option("--href <address>", "address of a preview")
    .option("--waitlist <state>", "open or closed")
    .option("--order <place>", "place among the cards; otherwise the last")
    .addOption(contentOption())
    .action((slug: string, { content, bullet, ...rest }) =>
      refusing(() =>
        withAsker(async (asker) => {
          const { newProduct } = await import("../products/new-product.ts");
          const { sayCheck } = await import("./say-check.ts");
          const directory = directoryOf({ content });
          const path = await newProduct(directory, slug, { ...rest, bullets: bullet }, asker);
          process.stdout.write(`Wrote ${displayPath(path)}.\n`);
          return sayCheck(directory, { paths: [path] });
        }),
      ),
    );
}
