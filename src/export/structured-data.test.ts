import { describe, expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { routeOf } from "../routes.ts";
import { structuredData } from "./structured-data.ts";

const content = fixtureContent();
const addressOf = (path: string) => `https://site.example/repo${path}`;

type Thing = Record<string, unknown> & { "@type": string };

function graphOf(key: Parameters<typeof routeOf>[0], changed = content): Thing[] {
  return JSON.parse(structuredData(routeOf(key), changed, addressOf) ?? "")["@graph"];
}

const find = (graph: Thing[], type: string) => graph.find((thing) => thing["@type"] === type);

describe("structuredData", () => {
  it("names the company on every page, and how to reach it on the first and that which shows it", () => {
    const { company, contact } = content.site;
    const about = find(graphOf("about"), "Organization");
    expect(about).toMatchObject({
      name: company.name,
      description: company.description,
      logo: addressOf("/icon-512.png"),
    });
    for (const fact of ["email", "telephone", "address"]) expect(about).not.toHaveProperty(fact);
    const phones = ["+442079460000", "+442079460001"];
    const [phone] = contact.phones as [(typeof contact.phones)[number]];
    const own = phones.map((number) => ({ ...phone, number }));
    const changed = {
      ...content,
      site: { ...content.site, contact: { ...contact, phones: own } },
    };
    for (const key of ["contact", content.site.startPage] as const)
      expect(find(graphOf(key, changed), "Organization")).toMatchObject({
        email: contact.email,
        telephone: phones,
        address: contact.address.join(", "),
      });
  });

  it("tells the way to a page below the first, with addresses below the base path", () => {
    expect(find(graphOf(content.site.startPage), "BreadcrumbList")).toBeUndefined();
    expect(find(graphOf("about"), "BreadcrumbList")?.["itemListElement"]).toMatchObject([
      { position: 1, item: addressOf("/") },
      { position: 2, item: addressOf("/about") },
    ]);
  });

  it("says nothing of a page that is none", () => {
    expect(structuredData(routeOf("not-found"), content, addressOf)).toBeUndefined();
  });

  it("cannot end the element that it stands in", () => {
    const company = { ...content.site.company, name: "</script><b>" };
    const changed = { ...content, site: { ...content.site, company } };
    expect(structuredData(routeOf("about"), changed, addressOf)).not.toContain("<");
    expect(find(graphOf("about", changed), "Organization")?.["name"]).toBe("</script><b>");
  });
});
