import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Cancelled } from "../../../src/check/refusal.ts";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";
import { preparedAsker } from "../testing/prepared-asker.ts";
import { newIdentity as given, sampleEdits, sampleSiteText } from "../testing/sample-site.ts";
import { init } from "./init.ts";

const read = (directory: string, file: string) => readFileSync(join(directory, file), "utf8");

describe("making the site somebody's own is refused, and nothing is written,", () => {
  async function refuses(options: Parameters<typeof init>[1], message: RegExp, more = {}) {
    const directory = temporaryContent({ ...sampleEdits, ...more });
    const texts = () =>
      readdirSync(directory, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".yaml"))
        .map((file) => readFileSync(join(directory, file), "latin1"));
    const before = texts();
    await expect(init(directory, options)).rejects.toThrow(message);
    expect(texts()).toEqual(before);
  }

  it("without a terminal, where anything is missing or wrong", async () => {
    await refuses(
      { given: {}, force: true },
      /--company, --tagline, --description, --origin, --email, --phone, --address, --place are missing/,
    );
    await refuses(
      { given: { ...given, email: "nobody", place: "here" }, force: true },
      /^--email: `email` cannot be "nobody"\. .*\n--place: `place` cannot be "here"\. .*$/,
    );
  });

  it("without a terminal, where nobody agreed to replace sample data", async () => {
    await refuses({ given }, /replaces sample data in .*site\.yaml\. .* add --force\./);
  });

  it("on anything but yes, and on Ctrl-C", async () => {
    const sure = { ...given, supportEmail: given.email };
    await refuses({ given: sure, asker: preparedAsker("") }, /^Nothing was written\.$/);
    await refuses({ given: sure, asker: preparedAsker("no") }, /^Nothing was written\.$/);
    await refuses({ given: sure, asker: preparedAsker() }, /^Cancelled: nothing was written\.$/);
    await expect(
      init(temporaryContent(sampleEdits), { given: {}, asker: preparedAsker("A", "B") }),
    ).rejects.toBeInstanceOf(Cancelled);
  });

  it("where somebody sampleEdits a file while questions are open", async () => {
    const directory = temporaryContent(sampleEdits);
    const asker = preparedAsker();
    asker.ask = async () => {
      appendFileSync(join(directory, "site.yaml"), "# mine\n");
      return "y";
    };
    const before = read(directory, "pages/products.yaml");
    const sure = { ...given, supportEmail: given.email };
    await expect(init(directory, { given: sure, asker })).rejects.toThrow(
      /site\.yaml was changed by somebody else meanwhile/,
    );
    expect(read(directory, "pages/products.yaml")).toBe(before);
    expect(read(directory, "site.yaml")).toMatch(/^# Facts\.\nsample: true[\s\S]*# mine\n$/);
  });

  it("the second time, without a terminal and without a word on what to change", async () => {
    const own = (text: string) => sampleSiteText(text).replace("sample: true", "sample: false");
    await refuses({ given: {} }, /name what to change: --company, /, { "site.yaml": own });
  });

  it("while files cannot be read or the site has mistakes", async () => {
    const options = { given, force: true };
    await refuses(options, /site\.yaml has mistakes/, { "site.yaml": "sample: true\n" });
    await refuses(options, /site\.yaml cannot be read as YAML/, { "site.yaml": "a: [\n" });
    await refuses(options, /home\.yaml cannot be read/, { "pages/home.yaml": "a: [\n" });
    await refuses(options, /not in UTF-8/, { "pages/home.yaml": Buffer.from([0xff]) });
  });

  it("where there is no site", async () => {
    const directory = temporaryContent();
    rmSync(join(directory, "site.yaml"));
    await expect(init(directory, { given, force: true })).rejects.toThrow(/site\.yaml.*missing/);
    mkdirSync(join(directory, "empty"));
    await expect(init(join(directory, "empty"), { given })).rejects.toThrow(/missing/);
  });
});
