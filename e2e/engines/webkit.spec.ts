import { engines } from "./driving/engines.ts";
import { mainFlows } from "./main-flows.ts";
import { test } from "./test.ts";

test.use({ engineName: "webkit" });
mainFlows("WebKitGTK", engines.webkit.missing);
