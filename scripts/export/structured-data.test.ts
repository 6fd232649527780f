import { beforeEach, expect, it } from "vitest";
import { routeOf } from "../../src/routes.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { structuredData } from "./structured-data.ts";

let content: ReturnType<typeof fixtureContent>;
beforeEach(() => {
  content = fixtureContent();
  content.site.origin = "https://site.example";
});

const dataOf = (key: string) => structuredData(routeOf(key), content, "/repo/");

/** What a page says of a thing of a type. */
function find(key: string, type: string): Record<string, unknown> | undefined {
  const graph: Record<string, unknown>[] = JSON.parse(dataOf(key) ?? '{"@graph":[]}')["@graph"];
  return graph.find((thing) => thing["@type"] === type);
}

it("the site is named on its first page, and the company where visitors find how to reach it", () => {
  const { company, contact, startPage } = content.site;
  const [phone] = contact.phones;
  const phones = ["+442079460000", "+442079460001"];
  contact.phones = phones.map((number) => ({ ...phone, number })) as typeof contact.phones;
  const { name, description } = company;
  const url = "https://site.example/repo/";
  expect(find(startPage, "WebSite")).toMatchObject({ name, url });
  expect(find("contact", "Organization")).toMatchObject({
    ...{ name, url, description, logo: "https://site.example/repo/icon-512.png" },
    ...{ email: contact.email, telephone: phones, address: "1 Lane and Town" },
  });
  expect(find(startPage, "Organization")).toBeUndefined();
  for (const key of ["about", "not-found"]) expect(dataOf(key)).toBeUndefined();
});

it("the first page names both if there is no contact page", () => {
  const { contact, ...pages } = content.pages;
  content.pages = pages;
  expect(find(content.site.startPage, "Organization")).toBeDefined();
});

it("the data cannot end its script element", () => {
  content.site.company.name = "</script><b>";
  expect(dataOf("contact")).not.toContain("<");
  expect(find("contact", "Organization")?.["name"]).toBe("</script><b>");
});
