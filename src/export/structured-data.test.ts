import { beforeEach, describe, expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { routeOf } from "../routes.ts";
import { structuredData } from "./structured-data.ts";

let content: ReturnType<typeof fixtureContent>;
beforeEach(() => {
  content = fixtureContent();
});

const addressOf = (path: string) => `https://site.example/repo${path}`;
const dataOf = (key: string) => structuredData(routeOf(key), content, addressOf);

type Thing = Record<string, unknown> & { "@type": string };

function find(key: string, type: string): Thing | undefined {
  const graph: Thing[] = JSON.parse(dataOf(key) ?? "")["@graph"];
  return graph.find((thing) => thing["@type"] === type);
}

describe("structuredData", () => {
  it("names the company on every page, and how to reach it on the first and that which shows it", () => {
    const { company, contact, startPage } = content.site;
    const about = find("about", "Organization");
    expect(about).toMatchObject({
      name: company.name,
      description: company.description,
      logo: addressOf("/icon-512.png"),
    });
    for (const fact of ["email", "telephone", "address"]) expect(about).not.toHaveProperty(fact);
    const [phone] = contact.phones;
    const phones = ["+442079460000", "+442079460001"];
    contact.phones = phones.map((number) => ({ ...phone, number })) as typeof contact.phones;
    for (const key of ["contact", startPage] as const)
      expect(find(key, "Organization")).toMatchObject({
        email: contact.email,
        telephone: phones,
        address: "1 Lane and Town",
      });
  });

  it.each([
    ["{first}, {rest}", "1 Lane, Town, Land"],
    ["{first}، {rest}", "1 Lane، Town، Land"],
    ["{first}、{rest}", "1 Lane、Town、Land"],
  ])("joins the lines of the address as the language does: %s", (list, address) => {
    content.site.interface.list = list;
    content.site.contact.address = ["1 Lane", "Town", "Land"];
    expect(find("contact", "Organization")).toMatchObject({ address });
  });

  it("tells the way to a page below the first, with addresses below the base path", () => {
    expect(find(content.site.startPage, "BreadcrumbList")).toBeUndefined();
    expect(find("about", "BreadcrumbList")?.["itemListElement"]).toMatchObject([
      { position: 1, item: addressOf("/") },
      { position: 2, item: addressOf("/about") },
    ]);
  });

  it("says nothing of a page that is none", () => {
    expect(dataOf("not-found")).toBeUndefined();
  });

  it("cannot end the element that it stands in", () => {
    content.site.company.name = "</script><b>";
    expect(dataOf("about")).not.toContain("<");
    expect(find("about", "Organization")?.["name"]).toBe("</script><b>");
  });
});
