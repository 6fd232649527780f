import { samplePicture } from "../workshop/samples.ts";
import { stories } from "../workshop/stories.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { whole } from "./picture-sizes.ts";

const picture = (props: Partial<PictureProps>) => (
  <div className="wide">
    <Picture image={samplePicture} parts={{ 0: whole }} {...props} />
  </div>
);

export default stories("main", [], {
  "A picture with words for those who do not see it": picture({}),
  "A picture that only decorates": picture({
    image: { ...samplePicture, alt: undefined, decorative: true },
  }),
});
