import { stationsOf } from "../../content/roadmap.ts";
import { defineRule } from "../linting/define-rule.ts";
import { counted } from "../text/counted.ts";

const files = "# content/pictures/sprout.svg is there.\nroadmap:\n  spoken: words";

export const roadmapDrawings = defineRule({
  id: "roadmap-drawings",
  severity: "warning",
  where: "products",
  summary: "More or fewer drawings than the roadmap's line has stations.",
  why: "Each drawing stands above one station: one too many is never seen, and one too few leaves a gap.",
  mend: "Name as many drawings as there are words between arrows, the same one again where it fits.",
  bad: `${files}\n  text: "Next: Beta → Launch"\n  drawings: «[sprout.svg]»`,
  good: `${files}\n  text: "Next: Beta → Launch"\n  drawings: [sprout.svg, sprout.svg]`,
  alsoBad: [
    `${files}\n  text: "Next: Beta → Launch"\n  drawings: «[sprout.svg, sprout.svg, sprout.svg]»`,
    `${files}\n  text: A launch, some day\n  drawings:\n    «- sprout.svg»`,
  ],
  alsoGood: ['roadmap:\n  spoken: words\n  text: "Next: Beta → Launch"'],
  check({ pages, report }) {
    const { text, drawings } = pages.products?.roadmap ?? {};
    if (text === undefined || drawings === undefined) return;
    const { length } = stationsOf(text.value).stations;
    if (drawings.length === length) return;
    const count = counted(length, "station");
    report(
      drawings,
      length === 0
        ? {
            message: "The line has no stations at which drawings could stand.",
            hint: "Part its stations by arrows (→), or delete `drawings`.",
          }
        : {
            message: `There ${drawings.length === 1 ? "is" : "are"} ${counted(drawings.length, "drawing")} for ${count}.`,
            hint: `Name ${counted(length, "drawing")}, one for each station, or delete \`drawings\`.`,
          },
    );
  },
});
