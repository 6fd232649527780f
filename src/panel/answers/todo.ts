import { type CheckResult, isImprint } from "../../engine/check/index.ts";
import type { Diagnostic } from "../../engine/diagnostic.ts";
import { layoutOf } from "../../engine/schema/layouts.ts";
import { pathIn } from "../../engine/site/index.ts";
import { groupedBy } from "../../words/grouped-by.ts";
import type { EditableText, Finding } from "../protocol/editable-text.ts";
import type { PublishAnswers, Step } from "../protocol/publish-protocol.ts";
import { keyIn, pagePath, siteFiles, waitingFiles } from "./change-file.ts";
import { isAbout, mendable, toEditableFile, whereIs } from "./editable-file.ts";
import { type EditorFile, editorFiles, layoutAndKinds } from "./editor-files.ts";
import { checkToPublish, type Workspace } from "./workspace.ts";

/** The parts of a site in the order in which a person would write them. */
const steps = ["name", "first", "contact", "others", "legal", "languages", "address"] as const;

/** Facts of `site.yaml` by the part that they belong to. */
const stepOfFact: Readonly<Record<string, Step["name"]>> = {
  ...{ company: "name", contact: "contact", delivery: "contact" },
  ...{ origin: "address", sample: "address" },
};

/**
 * What the check finds before a site is published, by the parts of the site, each with the text where it is written.
 *
 * @param reader The language of who reads the comments of the files.
 */
export function todo(workspace: Workspace, reader: string): PublishAnswers["todo"] {
  const published = checkToPublish(workspace);
  const isOfLaw = ({ rule }: Diagnostic) => rule === "imprint";
  /** Without what is at no text, though the check has a place for it. */
  const checked = {
    ...published,
    diagnostics: published.diagnostics.filter((one) => !isOfLaw(one)),
  };
  const files = [...editorFiles(checked).values()];
  const isSiteRead = files.some(({ key }) => key === "site");
  const start = `pages/${checked.located.site?.root.startPage ?? "home"}`;
  /** The layout of a page; of one that cannot be read, as its text names it. */
  function layoutIn(file: string) {
    const read = files.find((one) => one.file.file === file);
    if (read) return layoutAndKinds(read)[0];
    const { text = "" } = checked.sources.find((one) => one.file === file) ?? {};
    return layoutOf(
      /^layout: *["']?([\w-]+)/m.exec(text)?.[1],
      keyIn(checked, file).replace(/^.*\//, ""),
    );
  }

  function stepOf(file: string, place = ""): Step["name"] {
    const key = keyIn(checked, file);
    if (key.startsWith("languages/")) return "languages";
    if (key === start) return "first";
    if (key === "site" && !isSiteRead) return "name";
    if (key === "site") return stepOfFact[/#\/(\w+)/.exec(place)?.[1] ?? ""] ?? "others";
    const layout = key.startsWith("pages/") && layoutIn(file);
    if (layout === "contact") return "contact";
    const page = files.find((one) => one.key === key)?.source.value;
    const isLegal =
      layout === "privacy" ||
      layout === "accessibility" ||
      (key.startsWith("pages/") && isImprint(key.slice("pages/".length), layout, page));
    return isLegal ? "legal" : "others";
  }

  const titles = new Map(siteFiles(checked).map(({ key, title }) => [key, title]));
  const found = files.flatMap((file) =>
    textsToDo(file, checked, reader).map((text) => ({
      ...{ text, file, step: stepOf(file.file.file, text.place) },
      title: titles.get(file.source.name.replace(/\.yaml$/, "")),
      ...pagePath(file.key, checked),
    })),
  );
  const isAtText = (one: Diagnostic) =>
    found.some(
      ({ text, file }) =>
        isAbout(file)(one) &&
        findingsOf(text).some(({ rule, message }) => rule === one.rule && message === one.message),
    );
  const elsewhere = published.diagnostics.filter((one) => !isAtText(one));
  const findings = groupedBy(elsewhere, (one) => (isOfLaw(one) ? "legal" : stepOf(one.file)));
  const sourceOf = ({ file }: Diagnostic) =>
    checked.sources.find((one) => one.file === file) ?? { file, text: "" };
  const shown = {
    ...{ name: "site", first: start, others: undefined, address: undefined, languages: undefined },
    contact: files.find((one) => layoutAndKinds(one)[0] === "contact")?.key,
    legal: files.find((one) => layoutAndKinds(one)[0] === "privacy")?.key,
  };
  return {
    steps: steps
      .filter((name) => name !== "languages" || checked.translations.length > 0)
      .map((name) => {
        const ofStep = found.filter(({ step }) => step === name);
        const others = findings.get(name) ?? [];
        const all = [...ofStep.flatMap(({ text }) => findingsOf(text)), ...others];
        return {
          name,
          path: shown[name] && pagePath(shown[name], checked).path,
          left:
            ofStep.filter(({ text }) => findingsOf(text).some(isError)).length +
            others.filter(isError).length,
          found: all.filter(({ severity }) => severity === "warning").length,
          texts: ofStep.map(({ step: _, file: __, ...one }) => one),
          findings: others.map((one) => ({
            ...mendable(sourceOf(one), one, "", pathIn(checked.file, "")),
            where: whereIs(one),
          })),
          waiting: name === "languages" ? waitingFiles(checked) : [],
          isKnown: isSiteRead,
        };
      }),
    isFinished: !published.diagnostics.some(isError),
  };
}

/** Whether nothing in the content keeps the site from being published. */
export const isFinished = (workspace: Workspace): boolean =>
  !checkToPublish(workspace).diagnostics.some(isError);

const isError = ({ severity }: Pick<Finding, "severity">) => severity === "error";
const findingsOf = ({ findings, about = [] }: EditableText) => [...findings, ...about];

/** The texts of a file with findings, those that keep the site from being published first. */
function textsToDo(file: EditorFile, checked: CheckResult, reader: string): EditableText[] {
  if (checked.diagnostics.every((one) => one.file !== file.file.file)) return [];
  const texts = toEditableFile(file, checked, reader).texts.filter(
    (text) => findingsOf(text).length > 0,
  );
  const isLater = (text: EditableText) => Number(!findingsOf(text).some(isError));
  return texts.sort((one, other) => isLater(one) - isLater(other));
}
