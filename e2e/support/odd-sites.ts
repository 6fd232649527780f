import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "./content.ts";
import { generateProducts } from "./generate-products.ts";
import { testWithContent } from "./other-sites.ts";
import { inProject } from "./project.ts";
import { setInFile } from "./variant.ts";

/*
 * Tests against sites that are unlike the sample. Each takes seconds to build, and so is so in several
 * ways that have nothing to do with each other.
 */

/** A name of twelve letters. */
export const shortName = "Wohnungsverw";

/** A line of 110 letters. */
export const longTagline = "Software for small teams, made with great care "
  .repeat(3)
  .slice(0, 110);

/** How many products the full site has: more than the browser lays out at once. */
export const many = 40;

const changeSite = (content: string, values: object) =>
  setInFile(join(content, "site.yaml"), values);

/** A site of {@link many} products, with a short name, whose map waits for a press. */
export const fullTest = testWithContent("full", async (content) => {
  await generateProducts(content, many);
  await changeSite(content, { company: { ...site.company, name: shortName } });
  await setInFile(join(content, "pages/contact.yaml"), { map: { load: "on-press" } });
});

/** A site without products, with a link to a file in their place, and a long line below its name. */
export const emptyTest = testWithContent("empty", async (content) => {
  await generateProducts(content, 0);
  await mkdir(join(content, "files"));
  await writeFile(join(content, "files/prices.pdf"), "%PDF-1.4");
  const none = "Nothing is in the works. See [last year's prices](/files/prices.pdf).";
  await setInFile(join(content, "pages/products.yaml"), { none });
  await changeSite(content, { company: { ...site.company, tagline: longTagline } });
});

/** A German firm, with longer words than the sample's. */
export const germanTest = testWithContent("german", async (content) => {
  await rm(content, { recursive: true });
  await cp(inProject("e2e/firms/german"), content, { recursive: true });
});
