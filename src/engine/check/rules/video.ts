import { found } from "../../../words/say.ts";
import { isWritten, textAt } from "../../shape/index.ts";
import { captionsIn, kindFault, languageOfCaptions } from "../../site/index.ts";
import type { UndatedContext } from "../rule-context.ts";
import { sectionsOfKind } from "../sections-of-kind.ts";

/** A film of the firm's own is in one format, and a page has no other for browsers that do not play it. */
export function checkFilmCodec(context: UndatedContext): void {
  const { assets, translation, report } = context;
  if (translation) return;
  for (const { section } of sectionsOfKind(context, "video")) {
    const asset = assets.files.find(({ name }) => name === section.file);
    if (!asset || kindFault(asset.name, asset.facts.start())) continue;
    const { of, format = "" } = asset.facts.film() ?? {};
    // Whoever says that nobody speaks in it needs no sound.
    if (of && !(of === "sound" && section.silent))
      report(section, "file", found(`films.${of}`, { format }));
  }
}

/** Captions are for those who do not hear a film (WCAG 1.2.2); a service has those of its films. */
export function checkCaptions(context: UndatedContext): void {
  const { assets, site, translation, report } = context;
  for (const { section, lang = site?.language } of sectionsOfKind(context, "video")) {
    const { file, captions, silent } = section;
    if (captions === undefined) {
      const isAsked = file !== undefined && !isWritten(section, "captions");
      if (isAsked && !silent && !translation) report(section, "file", found("films.no-captions"));
      continue;
    }
    const name = translation && lang ? captionsIn(lang, captions) : captions;
    const asset = assets.files.find((one) => one.name === name);
    // Where they are wanted by their name, another rule reports them.
    if (!asset && translation)
      report(section, found("films.no-translated-captions", { file: name }));
    if (!asset) continue;
    if (kindFault(name, asset.facts.start())) continue;
    const { isEmpty, line, language = languageOfCaptions(name) } = asset.facts.captions();
    const at = translation ? asset : (textAt(section, "captions") ?? section);
    if (isEmpty) report(at, found("films.captions-empty", { file: name }));
    else if (line) report(at, found("films.captions-times", { file: name, line }));
    else if (language && lang && baseOf(language) !== baseOf(lang))
      report(at, found("films.captions-language", { file: name, language, wanted: lang }));
  }
}

export function checkTranscript(context: UndatedContext): void {
  if (context.translation) return;
  for (const { section } of sectionsOfKind(context, "video"))
    if (section.transcript === undefined)
      context.report(section, "heading", found("films.no-transcript"));
}

const baseOf = (tag: string) => tag.toLowerCase().replace(/-.*/, "");
