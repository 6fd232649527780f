import type { Browser } from "playwright/test";
import { contentFolder } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import type { WalkedSite } from "./stage.ts";
import type { Step } from "./steps.ts";
import { type Walked, walk } from "./walk.ts";
import { readWords } from "./words.ts";

const message = { name: "Asha", email: "asha@example.org", message: "Hello" };
const open: Step = { do: "open", path: "/contact" };
const fillIn: Step = { do: "autofill", message };
const send: Step = { do: "send", by: "mouse", gaps: [] };
const tab: Step = { do: "key", key: "Tab", times: 1 };

/** Something that breaks a law, and a walk on which that shows. */
interface Broken {
  spoil: NonNullable<WalkedSite["spoil"]>;
  steps: Step[];
  /** The law, where it is broken in several ways. */
  law?: string;
}

/** For each law, what breaks it. */
const broken: Record<string, Broken> = {
  "nothing typed is lost": {
    spoil: () =>
      addEventListener("input", ({ target }) =>
        setTimeout(() => {
          (target as HTMLInputElement).value = "";
          sessionStorage.clear();
        }, 10),
      ),
    steps: [open, { do: "replace", field: "name", text: "Asha" }],
  },
  "one message once": {
    spoil: () =>
      addEventListener("submit", () => location.assign("mailto:a@example.org?body=once%20more")),
    steps: [open, fillIn, send],
  },
  "what is said of a message is so": {
    spoil: ({ outcome }) =>
      addEventListener("load", () => {
        const heading = document.createElement("h3");
        heading.textContent = outcome.sent.heading;
        const notice = document.createElement("section");
        notice.append(heading);
        // Beside the body, where React does not look.
        document.documentElement.append(notice);
      }),
    steps: [open],
  },
  "after a send nothing is wrong": {
    spoil: ({ form }) =>
      addEventListener("submit", () =>
        setTimeout(() => {
          document.title = form.errors.title.replace("{title}", "Contact");
        }, 10),
      ),
    steps: [open, fillIn, tab, { do: "wait", seconds: 1 }, { do: "theme", choose: "dark" }, send],
  },
  "errors are those of the fields": {
    spoil: () =>
      addEventListener("input", () =>
        setTimeout(
          () => document.querySelector("form [name=name]")?.setAttribute("aria-invalid", "true"),
          10,
        ),
      ),
    steps: [open, { do: "theme", choose: "dark" }, { do: "replace", field: "name", text: "Asha" }],
  },
  "the focus is where it can be seen": {
    spoil: () =>
      addEventListener("keydown", () => {
        const cover = document.createElement("div");
        Object.assign(cover.style, { position: "fixed", inset: "0", zIndex: "9" });
        document.body.append(cover);
      }),
    steps: [open, tab],
  },
  "the focus is where it can be seen, from one to another of its name": {
    law: "the focus is where it can be seen",
    spoil: () => {
      const linkAt = (top: string) => {
        const link = document.createElement("a");
        Object.assign(link, { href: "/", textContent: "Twin" });
        Object.assign(link.style, { position: "fixed", zIndex: "99", top });
        return link;
      };
      const first = linkAt("9px");
      const second = linkAt("-99px");
      addEventListener("keydown", (event) => {
        event.preventDefault();
        const next = document.activeElement === first ? second : first;
        document.documentElement.append(next);
        next.focus();
      });
    },
    steps: [open, tab, tab],
  },
  "Tab moves the focus": {
    spoil: () =>
      addEventListener("keydown", (event) => {
        if (document.activeElement !== document.body) event.preventDefault();
      }),
    steps: [open, tab, tab],
  },
  "the console is silent": {
    spoil: () => addEventListener("load", () => void Promise.reject(new Error("Nobody listens."))),
    steps: [open],
  },
  answer: {
    spoil: () =>
      addEventListener(
        "submit",
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      ),
    steps: [open, fillIn, send],
  },
  axe: {
    spoil: () =>
      addEventListener("load", () =>
        document.documentElement.append(document.createElement("button")),
      ),
    steps: [open],
  },
};

/** What becomes of a walk over the tested site when something breaks that. */
function walkSpoilt(
  browser: Browser,
  origin: string | undefined,
  { spoil, steps }: Broken,
  limit?: number,
): Promise<Walked> {
  const site = { name: "spoilt", origin: `${origin}`, words: readWords(contentFolder), spoil };
  return walk(browser, site, steps, limit);
}

for (const [name, spoilt] of Object.entries(broken))
  test(`a site is caught that breaks the law: ${name}`, async ({ browser, baseURL }) => {
    const { fault } = await walkSpoilt(browser, baseURL, spoilt);
    expect(fault?.law, fault?.text).toBe(spoilt.law ?? name);
  });

/** What a page does that never answers again, and the fault that it makes. */
const hanging: Record<string, Broken & { text: string }> = {
  "a step": {
    spoil: () =>
      addEventListener("pointerdown", () => {
        for (;;);
      }),
    steps: [open, { do: "theme", choose: "nothing" }],
    text: "The step theme: no end after 5 s",
  },
  "what comes of a step": {
    spoil: () => Object.assign(window, { requestAnimationFrame: () => 0 }),
    steps: [open],
    text: "What came of open: no end after 5 s",
  },
};

for (const [name, { text, ...spoilt }] of Object.entries(hanging))
  test(`${name} that never ends is named, and ends the walk`, async ({ browser, baseURL }) => {
    const further = { ...spoilt, steps: [...spoilt.steps, tab] };
    const { taken, fault } = await walkSpoilt(browser, baseURL, further, 5000);
    expect(fault).toEqual({ law: "each step ends", text });
    expect(taken).toEqual(spoilt.steps);
  });
