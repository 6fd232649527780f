import { sampleProduct } from "../workshop/samples.ts";
import { stories } from "../workshop/stories.ts";
import { Gauge } from "./gauge.tsx";

const gauge = (progress: number) => (
  <Gauge product={{ ...sampleProduct, progress, percent: `${progress}%` }} />
);

export default stories("main", [], {
  "Not begun": gauge(0),
  "Between two roots": gauge(63),
  Done: gauge(100),
  "From right to left": { shown: gauge(65), settings: { language: "ar" } },
});
