import { refuseStorage } from "../support/blocked.ts";
import { addAround, markFields } from "../support/foreign-nodes.ts";
import type { Seen } from "./look.ts";
import type { Stage } from "./stage.ts";
import type { Step } from "./steps.ts";

/**
 * Does what the world does in a step.
 *
 * @returns Whether it is a step of the world's, and one that can be taken now.
 */
export async function happen(stage: Stage, step: Step, seen: Seen | undefined): Promise<boolean> {
  const { context, page, site, world } = stage;
  switch (step.do) {
    case "next chunk":
      site.weather.fates.push(step.fate);
      world.rough = true;
      if (step.fate === "is garbled") world.garbled = true;
      if (step.fate === "throws") world.thrown = true;
      return true;
    case "chunks":
      site.weather.gone = step.are === "gone";
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
      const refuse = step.what === "storage" ? refuseStorage : refuseClipboard;
      await context.addInitScript(refuse);
      if (seen) await page.evaluate(refuse);
      if (step.what === "storage") world.storageRefused = true;
      return true;
    }
    case "meddle":
      // After React took the page over, its nodes are its own.
      if (!seen || seen.alive) return false;
      world.meddled = true;
      await page.evaluate(addAround);
      await page.evaluate(markFields);
      return true;
    default:
      return false;
  }
}

function refuseClipboard(): void {
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) },
    configurable: true,
  });
}
