import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent } from "../check.ts";
import { temporaryContent } from "../testing/temporary-content.ts";

const open = (text: string) => text.replace("waitlist: closed", "waitlist: open");

it.each([
  [{ method: "mailto" }, ["waitlist-fallback"]],
  [{ method: "post", endpoint: "https://forms.fixture.internal/f/1" }, []],
])(
  "an open waitlist with %o needs a support address only where nothing else is sent",
  (delivery, found) => {
    const directory = temporaryContent({
      "products/first.yaml": open,
      "site.yaml": (text) => stringify({ ...parse(text), delivery }),
      "pages/contact.yaml": (text) => {
        const { form, ...page } = parse(text);
        const privacy = { mailto: "words", post: "words {service}" };
        return stringify({ ...page, form: { ...form, privacy } });
      },
    });
    expect(checkContent({ directory }).diagnostics.map(({ rule }) => rule)).toEqual(found);
  },
);
