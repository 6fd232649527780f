import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ask, changedFiles } from "../testing/serve/changed-firm.ts";
import {
  before,
  editor,
  folder,
  formOf,
  read,
  serve,
  undoAll,
} from "../testing/serve/served-firm.ts";
import { isThorough } from "../testing/whole.ts";
import { checkNow } from "./disk-workspace.ts";

beforeEach(() => serve("kilns"));

it("an event is copied with days that are still to choose, and gets a number in its name", () => {
  const what = "events/glazing-on-tuesdays";
  expect(ask({ action: "copy", what, title: "glazing-on-tuesdays" })).toMatchObject({
    ...{ findings: [], path: `/${what}-2` },
  });
  expect(read(`${what}-2.yaml`)).toBe(
    `${before[`${what}.yaml`]}`
      .replace("Tuesdays", "Tuesdays (2) # …")
      .replace(/^( *(?:from|until): .*)$/gm, "$1 # …")
      .replace(/^ +except: .*\n/m, ""),
  );
  const { texts: toDo = [] } = editor.list(`${what}-2`, "", "en").files[0] ?? {};
  expect(formOf(`${what}-2#/from`).part.text).toBe("…");
  expect(toDo.map(({ text }) => text)).toContain("Glazing on Tuesdays (2)");
  ask({ action: "copy", what: `${what}-2`, title: "glazing-on-tuesdays-2" });
  ask({ action: "copy", what, title: "Glazing in June" });
  expect(read(`${what}-3.yaml`)).toBe(read(`${what}-2.yaml`).replace("(2)", "(3)"));
  expect(read("events/glazing-in-june.yaml")).toContain("title: Glazing in June\n");
  undoAll();
});

it.runIf(isThorough)("a page is copied in all languages, a product at the end", () => {
  serve("german");
  ask({ action: "copy", what: "pages/preise", title: "preise" });
  expect(changedFiles()).toEqual({
    "languages/fr/pages/preise-2.yaml": "new",
    "pages/preise-2.yaml": "new",
  });
  expect(read("pages/preise-2.yaml")).toMatch(/^title: .* \(2\) # …$/m);
  expect(read("languages/fr/pages/preise-2.yaml")).not.toMatch(/^slug:|# …$/m);
  const found = () => checkNow().diagnostics.filter(({ severity }) => severity === "error");
  expect(found()).toEqual([]);
  undoAll();
  serve("kilns");
  ask({ action: "copy", what: "products/cone-reader", title: "cone-reader" });
  expect(read("products/cone-reader-2.yaml")).toMatch(/^order: 6$/m);
  expect(found()).toEqual([]);
  for (const what of ["pages/contact", "pages/not-found", "pages/events"])
    expect(() => ask({ action: "copy", what })).toThrow("requiredPage");
});

it.each([
  ["prices-2027", "Prices 2027", "prices-2027-2", "Prices 2027 (2)"],
  ["prices-2", "Prices (2)", "prices-3", "Prices (3)"],
  ["offer-2", "Offer (2027)", "offer-2-2", "Offer (2027) (2)"],
  [`${"a".repeat(54)}-bcd`, "Long", `${"a".repeat(54)}-2`, "Long (2)"],
  [`${"a".repeat(55)}-bcd`, "Long", `${"a".repeat(55)}-2`, "Long (2)"],
])("a copy of %s, called %s, is %s, called %s", (name, title, copy, called) => {
  serve("kilns", { [`pages/${name}.yaml`]: `layout: text\ntitle: ${title}\n` });
  ask({ action: "copy", what: `pages/${name}`, title: name });
  expect(read(`pages/${copy}.yaml`)).toBe(`layout: text\ntitle: ${called} # …\n`);
});

it("a copy keeps braces, and its day at the end of a line alone is to be chosen", () => {
  const event =
    "title: Fair\nlead: x\nfrom: 2027-03-02\nrepeat: {every: week, until: 2027-05-04}\n";
  serve("kilns", { "events/fair.yaml": event });
  ask({ action: "copy", what: "events/fair", title: "Second fair" });
  expect(read("events/second-fair.yaml")).toBe(
    event.replace("Fair", "Second fair").replace("03-02", "$& # …"),
  );
});

it("what is called like a layout of pages can be copied", () => {
  for (const what of ["news/contact", "products/events"]) {
    const [folder, name] = what.split("/");
    const other = folder === "news" ? "bread-and-clay" : "cone-reader";
    serve("kilns", { [`${what}.yaml`]: `${before[`${folder}/${other}.yaml`]}` });
    ask({ action: "copy", what, title: `${name}` });
    expect(changedFiles()).toEqual({ [`${what}-2.yaml`]: "new" });
    expect(read(`${what}-2.yaml`)).not.toMatch(/^layout:/m);
  }
});

it("files are changed in the working directory itself as in a folder of it", () => {
  const project = process.cwd();
  onTestFinished(() => process.chdir(project));
  process.chdir(folder);
  vi.stubEnv("CONTENT_DIR", ".");
  const what = "pages/workshop";
  ask({ action: "copy", what, title: "workshop" });
  expect(changedFiles()).toEqual({ [`${what}-2.yaml`]: "new" });
  undoAll();
});

it("neither a copy nor a renamed page takes the name of a translation without its source", () => {
  const orphans = ["preise-2", "tarife"].map((one) => `languages/it/pages/${one}.yaml`);
  serve("german", Object.fromEntries(orphans.map((one) => [one, "title: Prezzi\n"])));
  const what = "pages/preise";
  ask({ action: "copy", what, title: "preise" });
  expect(Object.keys(changedFiles())).toEqual(
    ["languages/fr/pages", "pages"].map((folder) => `${folder}/preise-3.yaml`),
  );
  undoAll();
  for (const action of ["copy", "rename"] as const)
    expect(() => ask({ action, what, title: "Tarife" })).toThrow(`${orphans[1]}`);
});
