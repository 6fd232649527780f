import { samplePicture } from "../../workshop/samples.ts";
import { stories } from "../../workshop/stories.ts";
import { Picture } from "./picture.tsx";

const fields = { heading: "The hills", image: samplePicture };

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Words beside a picture": (
    <Picture
      {...fields}
      paragraphs={["They stand **behind the house**.", "The sun comes over them at six."]}
    />
  ),
  "More words than the picture is high, and a link": (
    <Picture
      {...fields}
      paragraphs={["They stand behind the house. ".repeat(40).trim()]}
      link={{ text: "More of the hills", page: "home" }}
    />
  ),
});
