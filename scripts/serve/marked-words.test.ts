import { expect, it } from "vitest";
import { markedWords, markText, textsInHtml } from "../../src/panel/answers/marked-words.ts";
import { marks } from "../../src/panel/protocol/find-texts.ts";

it("what a page shows is read in its order, with attributes before the words of their elements", () => {
  const html = `<html><head><title>Title</title></head><body class="a"><p title="b" aria-label="L &amp; M">One<!-- -->
  two</p><script>"<p>no</p>"</script><noscript><p>no</p></noscript><img aria-label="" alt="&lt;A&gt;"/><i></i>it&#x27;s</body></html>`;
  expect(textsInHtml(html)).toEqual(["L & M", "One", "\n  two", "<A>", "it's"]);
});

it("marks name the places of texts, also of one in another", () => {
  const inner = markText("pages/über-uns#/lists/~1", "Kiln");
  const html = `<body><p>${markText("site#/footer", `© ${inner}`)}</p></body>`;
  const { before, behind } = marks;
  expect(markedWords(html)).toEqual({
    words: `${before}© ${before}Kiln${behind}${behind}`,
    places: ["site#/footer", "pages/über-uns#/lists/~1"],
  });
});
