import { bubbleFlows } from "./flows/bubble.ts";
import { contactFlows } from "./flows/contact.ts";
import { keyboardFlows } from "./flows/keyboard.ts";
import { mapFlows } from "./flows/map.ts";
import { navigationFlows } from "./flows/navigation.ts";
import { pageFlows } from "./flows/pages.ts";
import { scriptsOffFlows } from "./flows/scripts-off.ts";
import { themeFlows } from "./flows/theme.ts";
import { waitlistFlows } from "./flows/waitlist.ts";
import { test } from "./test.ts";

/**
 * What visitors do most, in another engine.
 *
 * @param engine Name of the engine, for the titles.
 * @param missing Why it cannot be driven here: its tests are then skipped, with that as the reason.
 */
export function mainFlows(engine: string, missing: string | undefined): void {
  test.describe(`in ${engine}`, () => {
    // One window after the other: a second browser would cost more than it saves.
    test.describe.configure({ mode: "default" });
    test.skip(missing !== undefined, missing);
    for (const declare of [
      pageFlows,
      navigationFlows,
      themeFlows,
      keyboardFlows,
      contactFlows,
      bubbleFlows,
      mapFlows,
      waitlistFlows,
      scriptsOffFlows,
    ])
      declare();
  });
}
