import { expect, it } from "vitest";
import { authenticatorAddress, authenticatorWord } from "./authenticator.ts";

const signIn = "https://auth.firm.example";
const opened = {} as Window;
const word = (data: unknown, origin = signIn, source: Window | null = opened) =>
  authenticatorWord(signIn, opened, { data, origin, source });
const success = (given: unknown) => `authorization:github:success:${JSON.stringify(given)}`;

it("opens the address of Netlify's, or that of a worker", () => {
  const query = "?provider=github&site_id=firm.example&scope=repo";
  expect(authenticatorAddress(signIn, "firm.example")).toBe(`${signIn}/auth${query}`);
  const api = "https://api.netlify.com/auth";
  expect(authenticatorAddress(api, "firm.example")).toBe(api + query);
});

it("answers in its words, and takes its token", () => {
  expect(word("authorizing:github")).toEqual({ reply: "authorizing:github" });
  expect(word(success({ token: "abc", provider: "github" }))).toEqual({ token: "abc" });
  expect(word('authorization:github:error:{"message":"no"}')).toEqual({ refused: true });
  expect(word(success({ token: 1 }))).toEqual({ refused: true });
  expect(word("authorization:github:success:{")).toEqual({ refused: true });
});

it("takes nothing of another origin, another window, or in other words", () => {
  const forged = success({ token: "forged" });
  expect(word(forged, "https://evil.example")).toBeUndefined();
  expect(word(forged, "https://auth.firm.example.evil.example")).toBeUndefined();
  expect(word(forged, "null")).toBeUndefined();
  expect(word(forged, signIn, {} as Window)).toBeUndefined();
  const message = { data: forged, origin: signIn, source: null };
  expect(authenticatorWord(signIn, null, message)).toBeUndefined();
  for (const data of ["hello", 1, null, { token: "a" }, "authorization:gitlab:success:{}"])
    expect(word(data)).toBeUndefined();
});
