/** How a site with words in another language outside of paragraphs makes its elements (`scripts/build/plugin.ts`). */
import * as react from "react/jsx-runtime";
import { withLanguages } from "../mark-languages.ts";

export { Fragment } from "react/jsx-runtime";

export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(type, withLanguages(type, props as Record<string, unknown>), key);

export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(type, withLanguages(type, props as Record<string, unknown>), key);
