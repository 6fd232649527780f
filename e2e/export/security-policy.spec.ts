import {
  effectsOfMarkup,
  markupDirectives,
  openInjected,
  scriptDirectives,
  tryFromScript,
} from "../support/injection.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";
import { recordViolations } from "../support/violations.ts";

for (const source of ["page", "host"] as const)
  test.describe(() => {
    // Chromium says each refusal on the console too, and so does what a refused image leaves.
    test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/./));

    test(`the policy of the ${source} refuses what was injected, and what a script should not do`, async ({
      page,
      foreignRequests,
    }) => {
      const violations = await recordViolations(page);
      await openInjected(page, "/about", source);
      expect(await effectsOfMarkup(page)).toEqual([]);
      expect((await violations()).map(directiveOf).sort()).toEqual(markupDirectives);
      expect(await tryFromScript(page)).toEqual([]);
      expect((await violations()).map(directiveOf)).toEqual(
        expect.arrayContaining(scriptDirectives),
      );
      expect(foreignRequests).toEqual([]);
    });
  });

test("without a policy all of that would go through", async ({
  page,
  foreignRequests,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await openInjected(page, "/about", "nobody");
  expect(await effectsOfMarkup(page)).toEqual([
    ...["script", "handler", "style attribute", "style element", "base"],
  ]);
  expect(await tryFromScript(page)).toEqual([
    ...["eval", "function of a text", "markup of a text", "address of a script"],
    ...["policy of its own", "fetch"],
  ]);
  const asked = foreignRequests
    .map((address) => new URL(address).pathname)
    // The base moves the page's own icon too, which not every build of Chromium asks for.
    .filter((path) => path !== under("/icon.svg"))
    .sort();
  expect(asked).toEqual(["/fetch", "/frame", "/image.png", "/object", "/script.js", "/styles.css"]);
});

const directiveOf = (violation: string) => violation.split(" ")[0];
