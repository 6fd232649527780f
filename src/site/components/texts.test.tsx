import type { ComponentProps } from "react";
import { HelmetProvider } from "react-helmet-async";
import { vi } from "vitest";
import { markupOf } from "../../../scripts/testing/markup-of.tsx";
import { casesIn, holdCases } from "../../testing/hold-cases.ts";
import { routeOf } from "../routes.ts";
import { Figures } from "../sections/figures/figures.tsx";
import { Prices } from "../sections/prices/prices.tsx";
import { PageHead } from "./frame/page-head.tsx";
import { PageLink } from "./page-link.tsx";
import { PageTitle } from "./page-title.tsx";
import { Quote } from "./quote.tsx";
import { RichText } from "./rich-text.tsx";

holdCases(casesIn(import.meta.dirname, "texts.test.yaml"), {
  rich: (text, props?: Partial<ComponentProps<typeof RichText>>) =>
    markupOf(<RichText text={text} {...props} />),
  priceClass: (columns) =>
    /^<section class="(.*?)"/.exec(
      markupOf(<Prices heading="words" table={{ columns: columns.split(","), rows: [] }} />),
    )?.[1],
  quoted(text) {
    const html = markupOf(<Quote text={text} who={text} href="/" />);
    const link = markupOf(<PageLink page="about" label={text} text={text} />);
    return [/<p>.*?<\/p>/.exec(html)?.[0], link];
  },
  hrefBelow(text, path: string) {
    vi.stubEnv("BASE_URL", path);
    return / href="(.*?)"/.exec(markupOf(<RichText text={text} />))?.[1];
  },
  headingClass: (text, letters?: number) =>
    /^<h1 class="(.*?)"/.exec(
      markupOf(<PageTitle text={text} />, letters ? { voice: { letters } } : {}),
    )?.[1],
  figureSize: (value) =>
    /figure-value figure-(\w+)/.exec(
      markupOf(<Figures heading="words" items={[{ value, label: "words" }]} />),
    )?.[1],
  robots(path) {
    const [key = "", noindex] = path.split("?");
    const head = { title: "words", description: "words", noindex: noindex === "noindex" };
    const html = markupOf(
      <HelmetProvider>
        <PageHead route={routeOf(key)} {...head} />
      </HelmetProvider>,
    );
    return [/"robots" content="(.*?)"/.exec(html)?.[1] ?? "", html.includes("canonical")];
  },
  openGraph(day) {
    const html = markupOf(
      <HelmetProvider>
        <PageHead
          route={routeOf("news/kiln")}
          title="words"
          description="words"
          day={day || undefined}
        />
      </HelmetProvider>,
    );
    return Array.from(
      html.matchAll(/"(?:og|article):(?:type|published_time)" content="(.*?)"/g),
      ([, one]) => one,
    );
  },
  described(text) {
    const head = { route: routeOf("about"), title: text, description: text };
    const html = markupOf(
      <HelmetProvider>
        <PageHead {...head} />
      </HelmetProvider>,
    );
    const titles = [/<title>(.*?) and /, /"og:title" content="(.*?) and /];
    const facts = [/"description" content="(.*?)"/, /"og:description" content="(.*?)"/];
    return [...new Set([...titles, ...facts].map((pattern) => pattern.exec(html)?.[1]))];
  },
  locale(language) {
    const html = markupOf(
      <HelmetProvider>
        <PageHead route={routeOf("about")} title="words" description="words" />
      </HelmetProvider>,
      { language },
    );
    return /"og:locale" content="(.*?)"/.exec(html)?.[1];
  },
});
