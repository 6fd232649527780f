import { stories } from "../workshop/stories.ts";
import { DataTable } from "./data-table.tsx";

const rows = [
  ["Apples", "12"],
  ["Pears", "3"],
];

export default stories("main", [], {
  "Narrower than the page": <DataTable name="Numbers" columns={["What", "How many"]} rows={rows} />,
});
