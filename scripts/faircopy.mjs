#!/usr/bin/env node
// Runs a command, or says in one sentence that this Node.js is too old, before it reads anything newer.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))
  await import("./content/start.mjs");
else {
  console.error(
    `This is Node.js ${process.versions.node}, which is too old: install 22.12 or later (or 20.19).`,
  );
  process.exitCode = 2;
}
