/**
 * Whether the sweeps run too, as with `npm run test:full` (`docs/testing.md`): they take most of the time
 * for what few changes touch.
 */
export const isWhole = process.env["TESTS"] === "whole";
