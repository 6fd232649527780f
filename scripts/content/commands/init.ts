import type { Command } from "commander";
import { init } from "../identity/init.ts";
import { contentOption, directoryOf, several } from "./options.ts";
import { writing } from "./writing.ts";

/** Adds `content init`. */
export function addInit(program: Command): void {
  program
    .command("init")
    .description("Makes the site yours, asking for what no option says.")
    .option("--company <name>", "name of the company")
    .option("--tagline <text>", "one line under the name")
    .option("--description <text>", "two sentences about the company")
    .option("--origin <address>", "address at which the site is published")
    .option("--email <address>", "where messages of the contact form go")
    .option("--support-email <address>", "where waitlist messages go; otherwise as --email")
    .option("--phone <line>", 'such as "Sales: +44 20 7946 0000"; give it several times', several)
    .option("--address <line>", "a line of the postal address; give it several times", several)
    .option("--place <degrees>", 'north and east, such as "51.5073, -0.1276"')
    .option("--force", "replace sample data without asking")
    .addOption(contentOption())
    .action(({ content, force, company, phone, ...rest }) =>
      writing(async (asker) => {
        const directory = directoryOf({ content });
        const given = { ...rest, name: company, phones: phone };
        const { written, wasSample, left } = await init(directory, { given, force, asker });
        const leftover = wasSample ? "Still sample data" : "Still as before";
        const done = written.map((file) => `Wrote ${file}.`);
        const said = done.length > 0 ? done : ["Nothing to change."];
        return { directory, said: [...said, ...left.map((place) => `${leftover}: ${place}`)] };
      }),
    );
}
