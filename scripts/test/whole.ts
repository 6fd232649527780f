/** Whether nothing is left out, as `npm run test:full` has it: what few changes touch takes most of the time. */
export const isWhole = process.env["TESTS"] === "whole";
