import { defineConfig } from "playwright/test";
import { shared } from "./shared.config.ts";

/** Tests of the site in `dist/`, whatever its content holds. */
export default defineConfig({ ...shared, testDir: "site" });
