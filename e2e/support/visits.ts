import { type Route, routesOf } from "../../src/routes.ts";
import { pages } from "./content.ts";

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
export const visits: readonly Visit[] = routesOf(pages).map((route) =>
  route.pattern
    ? { route, path: unknownPath, status: 404 }
    : { route, path: route.path, status: 200 },
);
