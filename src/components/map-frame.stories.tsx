import contact from "virtual:content/contact";
import { stories } from "../workshop/stories.ts";
import { seen } from "../workshop/visitor.tsx";
import { MapFrame } from "./map-frame.tsx";

const place = { latitude: 51.5073, longitude: -0.1276 };
const map = <MapFrame words={contact.map} place={place} />;

/** Nothing is ever in view then, so that no story sends a request to the map's site. */
function seeNothing(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe = () => {};
  };
}

const standIn = `<!doctype html><html lang="en"><title>Map</title><button>Zoom in</button></html>`;

export default stories("edge", ["large-text", "long-words", "right-to-left"], {
  "Nobody has seen it, so nothing is loaded": { shown: map, before: seeNothing },
  "It waits for a press": <MapFrame words={{ ...contact.map, load: "on-press" }} place={place} />,
  "The map is there": {
    shown: map,
    before: seeNothing,
    play: async () => {
      const frame = (await seen("iframe")) as HTMLIFrameElement;
      const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
      frame.srcdoc = standIn;
      await loaded;
    },
  },
});
