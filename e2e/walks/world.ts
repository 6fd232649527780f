import { refuseClipboard, refuseStorage } from "../support/blocked.ts";
import { addAround, addPopover, markFields, translate } from "../support/foreign-nodes.ts";
import { under } from "../support/under.ts";
import type { Seen } from "./look.ts";
import { patience } from "./person.ts";
import type { Stage } from "./stage.ts";
import { type Step, windows } from "./steps.ts";

/**
 * Does what the world does in a step, or a hand on the browser itself: for neither a page must be there.
 *
 * @returns Whether it is such a step, and one that can be taken now.
 */
export async function happen(stage: Stage, step: Step, seen: Seen | undefined): Promise<boolean> {
  const { context, page, site, weather, world } = stage;
  switch (step.do) {
    case "open": {
      const address = weather.origin + under(step.path);
      await page.goto(address, { waitUntil: "commit" }).catch(() => {});
      return true;
    }
    case "reload":
      await page.reload({ waitUntil: "commit", timeout: patience }).catch(() => {});
      return true;
    case "back":
      await page.goBack({ waitUntil: "commit", timeout: patience }).catch(() => {});
      return true;
    case "resize":
      await page.setViewportSize(windows[step.to]);
      return true;
    case "next chunk":
      weather.fates.push(step.fate);
      world.rough = true;
      world.garbled ||= step.fate === "is garbled";
      world.thrown ||= step.fate === "throws";
      return true;
    case "chunks":
      weather.gone = step.are === "gone";
      world.rough = true;
      return true;
    case "go offline":
    case "go online":
      world.offline = step.do === "go offline";
      world.rough = true;
      await context.setOffline(world.offline);
      return true;
    case "service":
      if (!site.service) return false;
      site.service.answers = [...step.answers];
      world.rough = true;
      return true;
    case "refuse": {
      const scripts = { storage: refuseStorage, clipboard: refuseClipboard };
      const refuse = scripts[step.what] as () => void;
      await context.addInitScript(refuse);
      if (seen) await page.evaluate(refuse);
      world.storageRefused ||= step.what === "storage";
      return true;
    }
    case "meddle":
      // After React took the page over, its nodes are its own; a popover is put around them at any time.
      if (!seen || (seen.alive && step.by !== "popover")) return false;
      world.meddled = true;
      if (step.by === "popover") await page.evaluate(addPopover, "body" as const);
      else if (step.by === "translator") await page.evaluate(translate, true);
      else {
        await page.evaluate(addAround);
        await page.evaluate(markFields);
      }
      return true;
    default:
      return false;
  }
}
