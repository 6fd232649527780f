import { escapeAttribute } from "../../engine/escape.ts";
import { type Analytics, analyticsNames } from "../../engine/schema/groups/analytics.ts";
import type { Pages } from "../../engine/schema/pages.ts";
import type { Site } from "../../engine/schema/site.ts";
import { fill } from "../../words/template.ts";

/**
 * The script that counts visits, in a template. The boot script adds it to the page: Trusted Types let no script write
 * the address of another.
 */
export function analyticsTemplate({ analytics, origin }: Pick<Site, "analytics" | "origin">) {
  if (!analytics) return "";
  const host = new URL(origin).host;
  const attributes = { src: scriptAddress(analytics), ...scriptAttributes(analytics, host) };
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<template data-analytics=""><script async=""${written.join("")}></script></template>`;
}

/** Address of the script that counts visits, as its service documents it. */
export function scriptAddress({ service, address }: Analytics): string {
  if (service === "plausible") return `${address}/js/script.js`;
  if (service === "umami") return `${address}/script.js`;
  // Only a server of the firm's own has the script itself.
  const host = address.endsWith(".goatcounter.com") ? "https://gc.zgo.at" : address;
  return `${host}/count.v5.js`;
}

/** @param host Host of the site. */
function scriptAttributes(analytics: Analytics, host: string): Record<string, string> {
  const { service, address } = analytics;
  if (service === "plausible") return { "data-domain": host };
  // By default the script of Umami's own cloud sends to another origin.
  if (service === "umami") return { "data-website-id": analytics.id, "data-host-url": address };
  return {
    "data-goatcounter": `${address}/count`,
    // https://www.goatcounter.com/help/countjs-versions
    integrity: "sha384-atnOLvQb9t+jTSipvd75X2yginT4PjVbqDdlJAmxMm+wYElFmeR6EmLP5bYeoRVQ",
    crossorigin: "anonymous",
  };
}

/** A policy whose paragraphs name the service that counts visits, and its address, in place of `{analytics}`. */
export function namingAnalytics(policy: Pages["privacy"], site: Site): Pages["privacy"] {
  const {
    analytics,
    words: {
      interface: { aside },
    },
  } = site;
  if (!analytics) return policy;
  const note = new URL(analytics.address).host;
  const name = fill(aside, { text: analyticsNames[analytics.service], note });
  const sections = policy.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs?.map((text) => fill(text, { analytics: name })),
  }));
  return { ...policy, sections };
}
