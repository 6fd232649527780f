import { defineRule } from "../linting/define-rule.ts";
import { megabyte, megabytes } from "../text/megabytes.ts";

const most = 10 * megabyte;

export const fileSize = defineRule({
  id: "file-size",
  severity: "warning",
  where: "files",
  summary: "A file in `content/files/` of more than 10 MB, or an empty one.",
  why: "On a slow connection 10 MB take a minute, and some hosts refuse files over 25 MB.",
  mend: "Save it anew with smaller pictures, or divide it.",
  bad: "«content/files/catalogue.pdf», 11 MB",
  good: "content/files/catalogue.pdf, 9 MB",
  alsoBad: ["«content/files/empty.pdf»"],
  check({ assets, reportAsset }) {
    for (const file of assets.files)
      if (file.bytes === 0)
        reportAsset(file, {
          message: "The file is empty: visitors would get nothing.",
          hint: "Save it anew from the original, or delete it.",
        });
    for (const file of [...assets.files, ...assets.root])
      if (file.bytes > most)
        reportAsset(file, {
          message: `The file has ${megabytes(file.bytes)}, which take long on a slow connection.`,
          hint: `Save it with smaller pictures, or divide it; up to ${megabytes(most)} are good.`,
        });
  },
});
