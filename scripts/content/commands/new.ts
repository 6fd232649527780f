import { type Command, Option } from "commander";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { newProduct } from "../products/new-product.ts";
import { productFields } from "../products/product-fields.ts";
import { contentOption, directoryOf, several } from "./options.ts";
import { writing } from "./writing.ts";

/** Adds `content new`, which so far makes products. */
export function addNew(program: Command): void {
  const options = productFields("", 0).map(({ key, flag, question, isList }) => {
    const option = new Option(`${flag} <${isList ? "line" : "value"}>`, question);
    return { key, option: isList ? option.argParser(several) : option };
  });
  const command = program
    .command("new")
    .description("Writes a new content file.")
    .command("product")
    .description("Writes a product's file, asking for what no option says. Never overwrites.")
    .argument("<slug>", "name of the file without .yaml, such as my-product")
    .addOption(contentOption());
  for (const { option } of options) command.addOption(option);
  command.action((slug: string, said) =>
    writing(async (asker) => {
      const directory = directoryOf(said);
      const given = options.map(({ key, option }) => [key, said[option.attributeName()]]);
      const path = await newProduct(directory, slug, Object.fromEntries(given), asker);
      return { directory, paths: [path], said: [`Wrote ${displayPath(path)}.`] };
    }),
  );
}
