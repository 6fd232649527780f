import { build } from "../../scripts/publish/testing/build.ts";
import { testedFolder } from "./host.ts";

/** Builds what the tests are for, before the first of them. Where that fails, none is run. */
export default () => build(testedFolder);
