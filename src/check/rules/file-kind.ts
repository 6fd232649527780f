import { defineRule } from "../linting/define-rule.ts";

const office =
  /\.(docx?|dotx?|odt|ott|rtf|pages|xlsx?|xlsm|ods|numbers|pptx?|odp|psd|ai|indd|afdesign|xcf|sketch|fig)$/;

export const fileKind = defineRule({
  id: "file-kind",
  severity: "info",
  where: "files",
  summary: "A file as its author's program keeps it, in `content/files/`.",
  why: "It may carry comments, earlier versions and names, and not everybody has the program.",
  mend: "Export it as PDF and publish that, unless visitors are to edit it.",
  bad: "«content/files/price-list.docx»",
  good: "content/files/price-list.pdf",
  alsoGood: ["content/files/prices.csv"],
  check({ assets, reportAsset }) {
    for (const file of assets.files)
      if (office.test(file.name))
        reportAsset(file, {
          message:
            "This is the file of an office or drawing program, with all that it keeps in it.",
          hint: "Publish it as PDF, unless visitors are to edit it.",
        });
  },
});
