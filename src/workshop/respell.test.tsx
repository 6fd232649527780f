import { describe, expect, it } from "vitest";
import { inlineTokens } from "../content/inline-tokens.ts";
import { respell } from "./respell.ts";

describe("respell", () => {
  it("leaves everything in the site's own language", () => {
    const value = { label: "Some words" };
    expect(respell(value, "own")).toBe(value);
  });

  it.each([
    ["hi", /^\p{Script=Devanagari}+ \p{Script=Devanagari}+$/u],
    ["te", /^[\p{Script=Telugu}\u200c]+ [\p{Script=Telugu}\u200c]+$/u],
    ["ar", /^\p{Script=Arabic}+ \p{Script=Arabic}+$/u],
    ["de", /^\p{Script=Latin}{25,}$/u],
  ] as const)("puts words of %s in the place of others", (language, pattern) => {
    expect(respell({ items: [{ text: "Two words" }] }, language).items[0]?.text).toMatch(pattern);
  });

  it("keeps slots, numbers and addresses within words", () => {
    const text = respell("Ask {company} at a@b.example or +44 20 from 9", "hi");
    expect(text.split(" ")).toEqual([
      expect.stringMatching(/^\p{Script=Devanagari}+$/u),
      "{company}",
      expect.any(String),
      "a@b.example",
      expect.any(String),
      "+44",
      "20",
      expect.any(String),
      "9",
    ]);
  });

  it("keeps links and stress, also where one word stands for several", () => {
    const text = "Read [all *three* parts](/about), **or [the last one](#content) alone**.";
    const signsIn = (words: string) =>
      inlineTokens(words).flatMap(({ sign, address }) => (sign ? [sign, address] : []));
    for (const language of ["de", "hi", "te", "ar"] as const)
      expect(signsIn(respell(text, language)), language).toEqual(signsIn(text));
  });

  it("keeps terms for programs, drawings, classes, functions and references", () => {
    const value = {
      icon: "crate",
      href: "https://site.example/a",
      path: "M3 14C4 7",
      className: "wide step",
      percent: 65,
      onClick: () => {},
      nothing: undefined,
    };
    expect(respell(value, "te")).toEqual(value);
    const reference = { current: null };
    expect(respell({ reference }, "te").reference).toBe(reference);
  });

  it("puts words into elements, in their attributes for people alone", () => {
    const List = ({ items }: { items: string[] }) => items.join();
    const shown = respell(
      <section aria-label="A b" data-c="A b" className="a b">
        Words, <List items={["One", "Two"]} />
      </section>,
      "hi",
    );
    const { children, "aria-label": label, ...others } = shown.props;
    expect(others).toEqual({ "data-c": "A b", className: "a b" });
    const foreign = expect.stringMatching(/^[\p{Script=Devanagari} ]+$/u);
    expect(label).toEqual(foreign);
    expect(children[1].props.items).toEqual([foreign, foreign]);
  });

  it("never makes two texts the same", () => {
    const texts = Array.from({ length: 100 }, (_, place) => `Word${place}`);
    for (const language of ["de", "hi", "te", "ar"] as const)
      expect(new Set(respell(texts, language)).size).toBe(100);
  });
});
