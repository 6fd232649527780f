import { contentFolder } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import type { WalkedSite } from "./stage.ts";
import type { Step } from "./steps.ts";
import { walk } from "./walk.ts";
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
  /** How many steps are taken until then, where others come behind. */
  taken?: number;
  /** The law, where it is broken in several ways. */
  law?: string;
  /** What is said of it. */
  text?: string;
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
  "each step ends": {
    spoil: () =>
      addEventListener("pointerdown", () => {
        for (;;);
      }),
    steps: [open, { do: "theme", choose: "nothing" }, tab],
    taken: 2,
    text: "The step theme: no end after 5 s",
  },
  "each step ends, and what comes of it": {
    law: "each step ends",
    spoil: () => Object.assign(window, { requestAnimationFrame: () => 0 }),
    steps: [open, tab],
    taken: 1,
    text: "What came of open: no end after 5 s",
  },
};

for (const [name, { spoil, steps, taken, law = name, text }] of Object.entries(broken))
  test(`a site is caught that breaks the law: ${name}`, async ({ browser, baseURL }) => {
    const words = readWords(contentFolder);
    const site = { name: "spoilt", origin: `${baseURL}`, words, spoil };
    const walked = await walk(browser, site, steps, text ? 5000 : undefined);
    expect(walked.fault).toEqual({ law, text: text ?? expect.any(String) });
    expect(walked.taken).toHaveLength(taken ?? steps.length);
  });
