import { stories } from "../../workshop/stories.ts";
import { Prices } from "./prices.tsx";

const table = {
  columns: ["What", "Monthly", "Yearly"],
  rows: [
    ["One desk", "€10", "€100"],
    ["Ten desks", "€80", "€800"],
  ],
};
const months = Array.from({ length: 12 }, (_, month) => month);
const wide = {
  columns: ["What", ...months.map((month) => `Month number ${month + 1}`)],
  rows: [["One desk", ...months.map((month) => `€${month + 10}`)]],
};

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "The table alone": <Prices heading="Prices" table={table} />,
  "With words before and after it, and a button": (
    <Prices
      heading="Prices"
      table={table}
      intro="What it costs."
      note="All prices without taxes."
      action={{ text: "Ask for an offer", page: "home" }}
    />
  ),
  "Wider than the page": <Prices heading="Prices" table={wide} />,
});
