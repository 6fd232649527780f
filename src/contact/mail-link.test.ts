import { describe, expect, it } from "vitest";
import { mailLink } from "./mail-link.ts";

const to = "hello@firm.example";
const bodyOf = (link: string) => new URL(link).searchParams.get("body");

describe("mailLink", () => {
  it("writes blanks as %20, because mail programs show a plus sign", () => {
    expect(mailLink({ to, subject: "New form message" })).toBe(
      "mailto:hello@firm.example?subject=New%20form%20message",
    );
  });

  it.each(["a\nb", "a\r\nb", "a\rb"])("ends lines with CR LF, as in %j", (body) => {
    expect(mailLink({ to, subject: "s", body })).toContain("body=a%0D%0Ab");
  });

  it.each([
    "&cc=other@else.example",
    "\r\nBcc: other@else.example\r\n",
    "#?&=%25+%0D%0A",
    "नमस्ते, ఎలా ఉన్నారు? 👩🏽‍🌾 – “quoted”",
  ])("carries %j in the body and nowhere else", (body) => {
    const link = mailLink({ to, subject: "s", body });
    expect([...new URL(link).searchParams.keys()]).toEqual(["subject", "body"]);
    expect(bodyOf(link)).toBe(body);
    expect(link).toMatch(/^mailto:hello@firm\.example\?subject=s&body=[\w.!~*'()%-]*$/);
  });

  it("keeps an address from adding headers", () => {
    expect(mailLink({ to: "a@b.example?cc=x@y.example", subject: "s" })).toBe(
      "mailto:a@b.example%3Fcc%3Dx%40y.example?subject=s",
    );
  });

  it("survives half of a surrogate pair", () => {
    expect(bodyOf(mailLink({ to, subject: "s", body: "a\ud83db" }))).toBe("a\ufffdb");
  });
});
