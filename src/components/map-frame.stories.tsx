import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { MapFrame } from "./map-frame.tsx";

export default {
  component: MapFrame,
  args: { words: contact.map, place: { latitude: 51.5073, longitude: -0.1276 } },
  parameters: { place: "edge" },
  // Nothing here is ever in view, so that no story asks for the map's own site.
  beforeEach: () => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe = () => {};
    };
  },
} satisfies Meta<typeof MapFrame>;

export const NotSeenYet: StoryObj = { name: "Nobody has seen it, so nothing is loaded" };

export const Loaded: StoryObj = {
  name: "The map is there",
  play: async () => {
    const frame = (await seen("iframe")) as HTMLIFrameElement;
    const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
    frame.srcdoc = standIn;
    await loaded;
  },
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";

const standIn = `<!doctype html><html lang="en"><title>Map</title><button>Zoom in</button></html>`;
