import { processMark } from "../write-whole.ts";

/** Marks of a process that has ended, as no system has one of this number, and of one on another computer. */
export const leftMarks = {
  ended: processMark().replace(/-\d+-/, "-4194305-"),
  elsewhere: processMark().replace(/^\w+/, "00000000"),
};
