import { fieldNames } from "../../../src/contact/message.ts";
import { companyAddress, message } from "../../support/contact.ts";
import { pageContent, site } from "../../support/content.ts";
import { visits } from "../../support/visits.ts";
import { awaitMail } from "../await-mail.ts";
import { engines } from "../driving/engines.ts";
import { expect, test } from "../test.ts";
import { visitorOf } from "../visitor.ts";

const { form: words } = pageContent("contact");

/** The site in a browser that runs no scripts. */
export function scriptsOffFlows(): void {
  test("without scripts every page can be read, and the form sends", async ({
    engineName,
    host,
  }) => {
    // It starts a browser of its own.
    test.slow();
    const engine = await engines[engineName].start(false);
    try {
      const { visit, seeNo, see, tabTo, expectFocus } = visitorOf(engine, host.origin);
      for (const { route, path } of visits) {
        await visit(path);
        const { scripts, headings, links } = await engine.evaluate(() => ({
          scripts: "scripts" in document.documentElement.dataset,
          headings: document.querySelectorAll("h1").length,
          links: document.links.length,
        }));
        expect(scripts, "No script of the page has run.").toBe(false);
        expect(headings, `${route.key} has its heading.`).toBe(1);
        expect(links, `${route.key} has its links.`).toBeGreaterThan(10);
        await seeNo("button", site.interface.theme.label);
      }

      await visit("/contact");
      await tabTo("textbox", words.name);
      await engine.press("Enter");
      await expectFocus("textbox", words.name);
      expect(await engine.handedMail(), "The browser refuses an empty form.").toBeUndefined();
      for (const name of fieldNames) {
        if (name !== "name") await tabTo("textbox", words[name]);
        await engine.type(message[name]);
      }
      await see("button", words.submit);
      await tabTo("button", words.submit);
      await engine.press("Enter");
      const { to, headers } = await awaitMail(engine);
      expect(to).toBe(companyAddress);
      expect(headers["subject"]).toBe(words.mailSubject);
      for (const name of fieldNames)
        expect(headers["body"]).toContain(message[name].split("\n")[0]);
    } finally {
      await engine.close();
    }
  });
}
