import { stories } from "../../workshop/stories.ts";
import { Products } from "./products.tsx";

const all = { text: "All of them", page: "home" };

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "The products under their heading": <Products heading="Products" />,
  "With a sentence before and a link after them": (
    <Products heading="Products" intro="What we are making." action={all} />
  ),
});
