/** `jsx-runtime.ts` for development. */
import * as react from "react/jsx-dev-runtime";
import { withLanguages } from "../mark-languages.ts";

export { Fragment } from "react/jsx-dev-runtime";

export const jsxDEV: typeof react.jsxDEV = (type, props, ...others) =>
  react.jsxDEV(type, withLanguages(type, props as Record<string, unknown>), ...others);
