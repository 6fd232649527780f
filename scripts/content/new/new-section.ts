import { existsSync } from "node:fs";
import { join } from "node:path";
import { displayPath } from "../../check/read/files/display-path.ts";
import { componentName, nameFault, ownSections } from "../../check/read/own-kinds/own-kinds.ts";
import { Refusal } from "../../check/refusal.ts";
import { makeFolder, writeFile } from "../write-file.ts";

/**
 * Writes the files of a new kind of section: a heading with paragraphs, to be changed.
 *
 * @returns the paths of the files.
 * @throws Refusal if the name is not allowed or taken; then nothing is written.
 */
export function newSection(kind: string): string[] {
  const folder = join(ownSections(), kind);
  const fault = nameFault(kind);
  if (fault) throw new Refusal(fault.join(" "));
  if (existsSync(folder))
    throw new Refusal(`${displayPath(folder)} exists already; nothing was written.`);
  makeFolder(folder);
  const files = { "fields.ts": fields, [`${kind}.tsx`]: component(componentName(kind)) };
  return Object.entries(files).map(([name, text]) => {
    writeFile(join(folder, name), undefined, text);
    return join(folder, name);
  });
}

const fields = `import { list, paragraph, shape, text } from "faircopy/fields";

// What a section of this kind has in YAML. Each field says what it is for, as editors and the check show it.
export default shape({
  heading: text("Heading of the section."),
  paragraphs: list(paragraph("A paragraph."), "What the section says."),
}).describe("A heading with paragraphs.");
`;

const component = (name: string) => `import type { z } from "faircopy/fields";
import { Paragraph } from "faircopy/rich-text";
import { Section } from "faircopy/section";
import type fields from "./fields.ts";

// How it looks. Styles go into a .css file beside this one; docs/extend.md of the package shows more.
export function ${name}({ heading, paragraphs }: z.infer<typeof fields>) {
  return (
    <Section heading={heading} className="wide">
      {paragraphs.map((text) => (
        <Paragraph key={text} text={text} />
      ))}
    </Section>
  );
}
`;
