import { engines } from "./driving/engines.ts";
import { mainFlows } from "./main-flows.ts";
import { test } from "./test.ts";

test.use({ engineName: "firefox" });
mainFlows("Firefox", engines.firefox.missing);
