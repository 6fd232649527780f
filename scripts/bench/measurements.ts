import type { Measurement } from "./bench.ts";
import { buildTime } from "./build-time.ts";
import { checkTime } from "./check-time.ts";
import { themePress, waitlistPress } from "./first-press.ts";
import { manyProducts } from "./many-products.ts";
import { mobileMenu } from "./mobile-menu.ts";
import { nextPage } from "./next-page.ts";
import { paint } from "./paint.ts";
import { requests } from "./requests.ts";
import { sizes } from "./sizes.ts";
import { stability } from "./stability.ts";

/** All measurements, by the name that `--only` takes. */
export const measurements: Readonly<Record<string, Measurement>> = {
  requests,
  sizes,
  paint,
  stability,
  "mobile-menu": mobileMenu,
  "theme-press": themePress,
  "waitlist-press": waitlistPress,
  "next-page": nextPage,
  build: buildTime,
  check: checkTime,
  "many-products": manyProducts,
};
