import { readFileSync } from "node:fs";
import { captionsIn, languageOfCaptions, readCaptions } from "../../content/captions.ts";
import { isWritten, textAt } from "../../content/content-file.ts";
import { kindFault } from "../../content/file-kind.ts";
import type { UndatedContext } from "../rule-context.ts";
import { sectionsOfKind } from "../sections-of-kind.ts";

/** Captions are for those who do not hear a film (WCAG 1.2.2); a service has those of its films. */
export function checkCaptions(context: UndatedContext): void {
  const { assets, site, translation, report } = context;
  for (const { section, lang = site?.language } of sectionsOfKind(context, "video")) {
    const { file, captions, silent } = section;
    if (captions === undefined) {
      const isAsked = file !== undefined && !isWritten(section, "captions");
      if (isAsked && !silent && !translation)
        report(section, "file", {
          message: "This film has no captions for people who do not hear it.",
          hint: "Put them into content/files as WebVTT, and write their name as `captions`; or write `silent: true` if nobody speaks in it.",
        });
      continue;
    }
    const own = translation && lang ? captionsIn(lang, captions) : captions;
    const found = assets.files.find(({ name }) => name === own);
    if (!found) {
      // Where they are wanted by their name, another rule reports them.
      if (translation)
        report(section, {
          message: `The film has no captions in this language: there is no file ${own}.`,
          hint: "Put them into content/files under that name.",
        });
      continue;
    }
    const text = readFileSync(found.path, "utf8");
    if (kindFault(own, text.slice(0, 100))) continue;
    const { fault, language = languageOfCaptions(own) } = readCaptions(text);
    const at = translation ? found : (textAt(section, "captions") ?? section);
    if (fault)
      report(at, {
        message: `${own} is not sound. ${fault}`,
        hint: "Correct it there, or save the captions again.",
      });
    else if (language && lang && baseOf(language) !== baseOf(lang))
      report(at, {
        message: `${own} says that its captions are in the language ${language}, and the page is in ${lang}.`,
        hint: `Name captions in ${lang}, or correct the line \`Language\` of the file.`,
      });
  }
}

export function checkTranscript(context: UndatedContext): void {
  if (context.translation) return;
  for (const { section } of sectionsOfKind(context, "video"))
    if (section.transcript === undefined)
      context.report(section, "heading", {
        message: "Nobody can read what this film says and shows.",
        hint: "Write it as `transcript`, in paragraphs. People search it, and read it where they cannot listen.",
      });
}

const baseOf = (tag: string) => tag.toLowerCase().replace(/-.*/, "");
