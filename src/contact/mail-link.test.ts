import { expect, it } from "vitest";
import { mailLink } from "./mail-link.ts";

const to = "hello@firm.example";
const bodyOf = (link: string) => new URL(link).searchParams.get("body");

it("a mail link has spaces as %20, because mail programs show a plus sign, and CR LF line endings", () => {
  const link = "mailto:hello@firm.example?subject=New%20message&body=a%0D%0Ab";
  for (const body of ["a\nb", "a\r\nb", "a\rb"])
    expect(mailLink({ to, subject: "New message", body })).toBe(link);
});

it.each([
  "&cc=other@else.example",
  "\r\nBcc: other@else.example\r\n",
  "#?&=%25+%0D%0A",
  "नमस्ते, ఎలా ఉన్నారు? 👩🏽‍🌾 – “quoted”",
])("a mail link has %j only in the body", (body) => {
  const link = mailLink({ to, subject: "s", body });
  expect([...new URL(link).searchParams.keys()]).toEqual(["subject", "body"]);
  expect(bodyOf(link)).toBe(body);
  expect(link).toMatch(/^mailto:hello@firm\.example\?subject=s&body=[\w.!~*'()%-]*$/);
});

it("an address cannot add headers to a mail link, and half of a surrogate pair is replaced", () => {
  const link = mailLink({ to: "a@b.example?cc=x@y.example", subject: "s" });
  expect(link).toBe("mailto:a@b.example%3Fcc%3Dx%40y.example?subject=s");
  expect(bodyOf(mailLink({ to, subject: "s", body: "a\ud83db" }))).toBe("a\ufffdb");
});
