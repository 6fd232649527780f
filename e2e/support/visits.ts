import type { Route } from "../../src/routes.ts";
import { routes } from "./content.ts";

/** One page of the site as a visitor comes to it. */
export interface Visit {
  route: Route;
  /** An address that shows it. */
  path: string;
  /** Status that a host answers with. */
  status: number;
}

/** An address at which there is no page. */
export const unknownPath = "/no/such-page";

/** Every page of the site. */
export const visits: readonly Visit[] = routes.map((route) =>
  route.isMissing
    ? { route, path: unknownPath, status: 404 }
    : { route, path: route.path, status: 200 },
);
