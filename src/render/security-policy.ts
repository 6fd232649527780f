import type { Delivery } from "../engine/schema/groups/delivery.ts";
import type { Layout } from "../engine/schema/layouts.ts";
import type { Site } from "../engine/schema/site.ts";
import { serviceAddress } from "../site/data/service-address.ts";
import { scriptAddress } from "./prepare/analytics.ts";
import { sha256 } from "./sha256.ts";

/** Origin of the map; next to films nothing else may be framed. */
export const mapOrigin = "https://www.openstreetmap.org";

/**
 * A Content Security Policy (CSP level 3) that allows only what a page uses. It names inline code by its
 * hash, so that no other inline code runs.
 *
 * @param styles The page's styles, as in the HTML.
 * @param scripts The inline scripts, as in the HTML. Speculation rules are one of them: Chromium 156 ignores
 *   their keyword if there are hashes.
 * @param layout Layout of the page: only one has the map and the form.
 * @param sends Whether something on the page sends messages by itself.
 * @param ways How the forms among the sections of the page are sent.
 * @param films The origins of its films at services, and whether it has one of the firm's own.
 */
export async function securityPolicy(
  styles: string,
  scripts: readonly string[],
  layout: Layout | undefined,
  {
    delivery,
    contact,
    analytics,
  }: Pick<Site, "delivery" | "analytics"> & { contact: Pick<Site["contact"], "place"> },
  sends: boolean,
  ways: readonly Delivery[] = [],
  films: { frames: readonly string[]; hasOwn: boolean } = { frames: [], hasOwn: false },
): Promise<string> {
  const hasForm = layout === "contact";
  const frames = [...(hasForm && contact.place ? [mapOrigin] : []), ...films.frames];
  const counters = analytics ? [analytics] : [];
  const forms = hasForm ? [delivery, ...ways] : ways;
  const services = (sends ? [delivery, ...ways] : []).flatMap(
    (one) => serviceAddress(one)?.origin ?? [],
  );
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...(await Promise.all(scripts.map(scriptHash))),
      ...counters.map((counter) => new URL(scriptAddress(counter)).origin),
    ],
    "style-src": [await scriptHash(styles)],
    "img-src": ["'self'"],
    ...(films.hasOwn && { "media-src": ["'self'"] }),
    "manifest-src": ["'self'"],
    // Chunks are fetched before they are imported, and the site of a frame is asked whether it answers.
    "connect-src": [
      "'self'",
      ...frames,
      ...new Set(services),
      ...counters.map(({ address }) => address),
    ],
    ...(frames.length > 0 && { "frame-src": frames }),
    "form-action": forms.length > 0 ? [...new Set(forms.flatMap(formTargets))] : ["'none'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join(";");
}

/** Where the form goes without scripts: to the mail program, or to the endpoint. */
function formTargets(delivery: Delivery): string[] {
  if (delivery.method !== "post") return ["mailto:"];
  // Services may redirect to a page of the site that says thanks.
  return [new URL(delivery.endpoint).origin, "'self'"];
}

const scriptHash = async (code: string) => `'sha256-${await sha256(code)}'`;
