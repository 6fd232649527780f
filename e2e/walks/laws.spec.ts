import { expect, test } from "../support/test.ts";
import type { WalkedSite } from "./stage.ts";
import type { Step } from "./steps.ts";
import { walk } from "./walk.ts";

const message = { name: "Asha", email: "asha@example.org", message: "Hello" };
const open: Step = { do: "open", path: "/contact" };
const fillIn: Step = { do: "autofill", message };
const send: Step = { do: "send", by: "mouse", gaps: [] };
const tab: Step = { do: "key", key: "Tab", times: 1 };

/** For some laws, what breaks them, and a walk on which that shows. */
const broken: Record<string, [spoil: NonNullable<WalkedSite["spoil"]>, steps: Step[]]> = {
  "nothing typed is lost": [
    () =>
      addEventListener("input", ({ target }) =>
        setTimeout(() => {
          (target as HTMLInputElement).value = "";
          sessionStorage.clear();
        }, 10),
      ),
    [open, { do: "replace", field: "name", text: "Asha" }],
  ],
  "one message once": [
    () =>
      addEventListener("submit", () => location.assign("mailto:a@example.org?body=once%20more")),
    [open, fillIn, send],
  ],
  "the focus is where it can be seen": [
    () =>
      addEventListener("keydown", () => {
        const cover = document.createElement("div");
        Object.assign(cover.style, { position: "fixed", inset: "0", zIndex: "9" });
        document.body.append(cover);
      }),
    [open, tab],
  ],
  "the console is silent": [
    () => addEventListener("load", () => void Promise.reject(new Error("Nobody listens."))),
    [open],
  ],
  answer: [
    () =>
      addEventListener(
        "submit",
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      ),
    [open, fillIn, send],
  ],
};

for (const [law, [spoil, steps]] of Object.entries(broken))
  test(`a site is caught that breaks the law: ${law}`, async ({ browser, baseURL }) => {
    const walked = await walk(browser, { origin: `${baseURL}`, spoil }, steps);
    expect(walked.fault).toEqual({ law, text: expect.any(String) });
    expect(walked.taken).toHaveLength(steps.length);
  });
