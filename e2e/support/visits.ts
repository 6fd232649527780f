import { routes } from "./content.ts";

/** An address at which there is no page. */
export const unknownPath = "/no/such-page";

/** Every page of the site as a visitor comes to it: an address that shows it, and a host's status. */
export const visits = routes.map((route) =>
  route.isMissing
    ? { route, path: unknownPath, status: 404 }
    : { route, path: route.path, status: 200 },
);
