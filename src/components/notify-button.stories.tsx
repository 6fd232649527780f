import words from "virtual:content/products";
import { browserStorage } from "../browser/storage.ts";
import { waitlistKey } from "../inline/contract.ts";
import { sampleProduct } from "../workshop/samples.ts";
import type { Stories } from "../workshop/stories.ts";
import { press } from "../workshop/visitor.tsx";
import { NotifyButton } from "./notify-button.tsx";

const open = <NotifyButton product={{ ...sampleProduct, waitlist: "open" }} words={words} />;

export default {
  states: {
    "The waitlist is closed, and the reason stands below": (
      <NotifyButton product={{ ...sampleProduct, waitlist: "closed" }} words={words} />
    ),
    "The waitlist is open": open,
    "The visitor has joined": {
      shown: open,
      before: () => browserStorage.write(waitlistKey(sampleProduct.slug), "visitor@site.example"),
    },
    "It has opened the dialog": { shown: open, play: () => press("button", "[role=dialog]") },
  },
} satisfies Stories;
