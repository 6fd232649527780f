import { stories } from "../../workshop/stories.ts";
import { Hero } from "./hero.tsx";

const words = { heading: "The first words", intro: "What the page is about." };
const primary = { text: "First", page: "home" };

export default stories("heading", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Words alone": <Hero {...words} />,
  "With two buttons and the versal": (
    <Hero {...words} hasVersal primary={primary} secondary={{ text: "Second", href: "/" }} />
  ),
  "With a drawing that goes on below the words": (
    <Hero
      {...words}
      primary={primary}
      drawing={{
        viewBox: "0 0 60 40",
        fit: "xMinYMax slice",
        isOpen: true,
        shapes: [
          ["path", { "fill-opacity": "0.15", d: "M10 38a25 25 0 0 1 50 0z" }, []],
          ["path", { fill: "none", stroke: "currentColor", d: "M-90 38H150" }, []],
        ],
      }}
    />
  ),
});
