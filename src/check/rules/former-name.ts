import { routeOf } from "../../routes.ts";
import { defineRule } from "../linting/define-rule.ts";
import { code } from "../read/findings/words.ts";
import { type LocatedText, place, rangeOf } from "../read/located.ts";

export const formerName = defineRule({
  id: "former-name",
  severity: "error",
  where: "about",
  summary: "A former name of a page that is the name of a page, or that another page had too.",
  why: "At each address there can be one thing only; a former one leads to where its page is now.",
  mend: "Delete the name from `formerly`, or rename the page that has it now.",
  bad: "formerly: [«contact»]",
  good: "formerly: [about-us]",
  alsoBad: [
    "formerly: [about-us, «about»]",
    "formerly: [about-us, «about-us»]",
    "# content/files/root/about-us.html is there.\nformerly: [«about-us»]",
  ],
  alsoGood: ["formerly: [über-uns, हमारे-बारे-में]"],
  check({ everyPage, pageKeys, formerNames, assets, report, reportAsset }) {
    const seen = new Map<string, LocatedText>();
    for (const { key, root } of everyPage)
      for (const former of root.formerly ?? []) {
        const name = former.value.normalize("NFC");
        const twin = seen.get(name);
        seen.set(name, twin ?? former);
        if (name === key)
          report(former, { message: "The page is called so now.", hint: "Delete this name." });
        else if (pageKeys.includes(name))
          report(former, {
            message: `There is a page ${code(name)}, so that its address cannot lead to this one.`,
            hint: "Delete this name, or rename that page.",
          });
        else if (twin)
          report(former, {
            message: `${code(name)} is a former name in ${placeOf(twin)} already.`,
            hint: "Keep the name where visitors find what they look for, and delete the other.",
          });
      }
    for (const asset of assets.root) {
      const [top = ""] = asset.name.toLowerCase().split("/");
      const name = [...formerNames.keys()].find((one) => [one, routeOf(one).file].includes(top));
      if (name === undefined) continue;
      const twin = seen.get(name);
      const key = formerNames.get(name) ?? "";
      const words = {
        message: `${code(asset.file)} stands where /${name} leads to the page ${code(key)}.`,
        hint: `Rename that file, or delete it${twin ? "; or delete this name" : ""}.`,
      };
      if (twin) report(twin, words);
      else reportAsset(asset, words);
    }
  },
});

function placeOf(text: LocatedText): string {
  return `${text[place].file.file}, line ${rangeOf(text).start.line}`;
}
