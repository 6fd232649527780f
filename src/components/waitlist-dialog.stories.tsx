import products from "virtual:content/products";
import { createRef } from "react";
import { browserStorage } from "../browser/storage.ts";
import { waitlistKey } from "../inline/contract.ts";
import { sampleProduct } from "../workshop/samples.ts";
import { type State, stories } from "../workshop/stories.ts";
import { answerRequests, press, type, WithSite } from "../workshop/visitor.tsx";
import { WaitlistDialog } from "./waitlist-dialog.tsx";

const dialog = (mail?: string) => (
  <WaitlistDialog
    button={createRef()}
    product={sampleProduct}
    words={products.waitlist}
    mail={mail}
    open
    onClose={() => {}}
  />
);
const usual = dialog("mailto:somebody@site.example");
const bySite = (
  <WithSite
    change={() => ({ delivery: { method: "post", endpoint: "https://forms.example/f/1" } })}
  >
    {usual}
  </WithSite>
);

const confirmation = ".dialog-confirmation";
const address = "visitor@site.example";

async function join(then: string, email = address): Promise<void> {
  await type({ email });
  await press("[type=submit]", then);
}

/** An address that the site sends, as its endpoint answers. */
const sent = (answer: () => Promise<Response>, then: string): State => ({
  shown: bySite,
  before: () => answerRequests(answer),
  play: () => join(then),
});

export default stories("main", ["large-text", "long-words", "right-to-left"], {
  "It asks for an address": usual,
  "There is no mail address to write to": dialog(),
  "The visitor has joined with a long address": {
    shown: usual,
    play: () => join(confirmation, `${"long.".repeat(15)}name@site.example`),
  },
  "The address is forgotten": {
    shown: usual,
    play: async () => {
      await join(confirmation);
      await press("[type=button].button-outline", "[type=submit]");
    },
  },
  "The visitor joined on an earlier visit": {
    shown: usual,
    before: () => browserStorage.write(waitlistKey(sampleProduct.slug), address),
  },
  "What was typed is no address": {
    shown: usual,
    play: () => join("[aria-invalid=true]", "nobody"),
  },
  "It asks for an address, which the site sends": bySite,
  "The address is on its way": sent(() => new Promise(() => {}), "[aria-disabled]"),
  "The address is sent": sent(async () => new Response("OK"), confirmation),
  "The address could not be sent": sent(async () => new Response("No", { status: 400 }), "h3"),
  "Nobody can tell whether the address arrived": sent(
    () => Promise.reject(new TypeError("Broken off")),
    "h3",
  ),
});
