import type { EditableText, Finding } from "../../src/editor/editable-text.ts";
import type { PublishAnswers, Step } from "../../src/editor/publish-protocol.ts";
import { type CheckResult, checkContent } from "../check/check.ts";
import { contentDirectory } from "../content/content-directory.ts";
import type { Diagnostic } from "../content/diagnostic.ts";
import { groupedBy } from "../content/values.ts";
import { pathOf } from "./change-file.ts";
import { plainFinding, toEditableFile } from "./editable-file.ts";
import { type EditorFile, editorFiles, partsOf } from "./editor-files.ts";

/** The parts of a site in the order in which a person would write them. */
const steps = ["name", "first", "contact", "others", "legal", "address"] as const;

/** Facts of `site.yaml` by the part that they belong to. */
const stepOfFact: Readonly<Record<string, Step["name"]>> = {
  ...{ company: "name", contact: "contact", delivery: "contact" },
  ...{ origin: "address", sample: "address" },
};

/** What the check finds before a site is published, by the parts of the site, each with the text where it is written. */
export function todo(): PublishAnswers["todo"] {
  const checked = checkContent({ directory: contentDirectory(), publish: true });
  const files = [...editorFiles(checked).values()];
  const layoutOf = (file: EditorFile) => partsOf(file)[0];
  const start = `pages/${checked.located.site?.root.startPage ?? "home"}`;

  function stepOf(file: EditorFile | undefined, place = ""): Step["name"] {
    const key = file?.key.replace(/^languages\/[^/]+\//, "");
    if (!file || key === "site") return stepOfFact[/#\/(\w+)/.exec(place)?.[1] ?? ""] ?? "others";
    if (key === start) return "first";
    const layout = layoutOf(file);
    if (layout === "contact") return "contact";
    const isLegal = layout === "privacy" || layout === "accessibility" || key === "pages/imprint";
    return isLegal ? "legal" : "others";
  }

  const found = files.flatMap((file) =>
    textsToDo(file, checked).map((text) => ({
      text,
      step: stepOf(file, text.place),
      ...pathOf(file.key, checked),
    })),
  );
  const isAtText = ({ rule, message }: Diagnostic) =>
    found.some(({ text }) =>
      findingsOf(text).some((one) => one.rule === rule && one.message === message),
    );
  const elsewhere = checked.diagnostics.filter((one) => !isAtText(one));
  const findings = groupedBy(elsewhere, (one) =>
    stepOf(files.find(({ file }) => file.file === one.file)),
  );
  const shown = {
    ...{ name: "site", first: start, others: undefined, address: undefined },
    contact: files.find((one) => layoutOf(one) === "contact")?.key,
    legal: files.find((one) => layoutOf(one) === "privacy")?.key,
  };
  return {
    steps: steps.map((name) => {
      const texts = found.filter(({ step }) => step === name).map(({ step: _, ...one }) => one);
      const others = findings.get(name) ?? [];
      return {
        name,
        path: shown[name] && pathOf(shown[name], checked).path,
        left:
          texts.filter(({ text }) => findingsOf(text).some(isError)).length +
          others.filter(isError).length,
        texts,
        findings: others.map((one) => ({
          ...plainFinding(one),
          message: `${one.file}, line ${one.start.line}: ${one.message}`,
        })),
      };
    }),
    isFinished: !checked.diagnostics.some(isError),
  };
}

const isError = ({ severity }: Pick<Finding, "severity">) => severity === "error";
const findingsOf = ({ findings, about = [] }: EditableText) => [...findings, ...about];

/** The texts of a file with findings, those that keep the site from being published first. */
function textsToDo(file: EditorFile, checked: CheckResult): EditableText[] {
  if (checked.diagnostics.every((one) => one.file !== file.file.file)) return [];
  const texts = toEditableFile(file, checked).texts.filter((text) => findingsOf(text).length > 0);
  const isLater = (text: EditableText) => Number(!findingsOf(text).some(isError));
  return texts.sort((one, other) => isLater(one) - isLater(other));
}
