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
  const graph: Thing[] = JSON.parse(dataOf(key) ?? '{"@graph":[]}')["@graph"];
  return graph.find((thing) => thing["@type"] === type);
}

describe("structuredData", () => {
  it("names the site on its first page, and the company where visitors find how to reach it", () => {
    const { company, contact, startPage } = content.site;
    const [phone] = contact.phones;
    const phones = ["+442079460000", "+442079460001"];
    contact.phones = phones.map((number) => ({ ...phone, number })) as typeof contact.phones;
    const url = addressOf("/");
    expect(find(startPage, "WebSite")).toMatchObject({ name: company.name, url });
    expect(find("contact", "Organization")).toMatchObject({
      name: company.name,
      url,
      description: company.description,
      logo: addressOf("/icon-512.png"),
      email: contact.email,
      telephone: phones,
      address: "1 Lane and Town",
    });
    expect(find(startPage, "Organization")).toBeUndefined();
    expect(dataOf("about")).toBeUndefined();
  });

  it("says both on the first page of a site without a contact page", () => {
    const { contact, ...pages } = content.pages;
    content.pages = pages;
    expect(find(content.site.startPage, "Organization")).toBeDefined();
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

  it("says nothing of a page that is none", () => {
    expect(dataOf("not-found")).toBeUndefined();
  });

  it("cannot end the element that it stands in", () => {
    content.site.company.name = "</script><b>";
    expect(dataOf("contact")).not.toContain("<");
    expect(find("contact", "Organization")?.["name"]).toBe("</script><b>");
  });
});
