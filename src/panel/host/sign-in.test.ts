import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startHost } from "../../../scripts/testing/host/start-host.ts";
import type { StartedHost } from "../../../scripts/testing/host/started-host.ts";
import { beginSignIn, finishSignIn, lastingToken, type SignInApp } from "./sign-in.ts";

describe.each(["gitlab", "forgejo"] as const)("%s", (kind) => {
  let host: StartedHost;
  let app: SignInApp;
  beforeEach(async () => {
    host = await startHost(".", { kind, tokens: { secretWrite: "write" } });
    const redirect = "https://firm.example/edit/";
    app = { kind, origin: host.origin, clientId: "client", redirect };
  });
  afterEach(() => {
    vi.useRealTimers();
    return host.close();
  });

  /** The way to the host, where the person agrees, and back. */
  async function begin() {
    const { address, ...secrets } = await beginSignIn(app);
    const page = await (await fetch(address)).text();
    const link = page.split('href="')[1]?.split('"')[0] ?? "";
    return { secrets, answer: new URL(link.replaceAll("&amp;", "&")).searchParams };
  }

  it("signs in by a code", async () => {
    const { secrets, answer } = await begin();
    const signed = await finishSignIn(app, secrets, answer);
    expect(signed).toMatchObject({ token: "secretWrite" });
    expect(Number(signed.renewal?.until)).toBeGreaterThan(Date.now() + 7_000_000);
  });

  it("renews a token before it ends, each time by another refresh token", async () => {
    const { secrets, answer } = await begin();
    const token = lastingToken(await finishSignIn(app, secrets, answer));
    const before = host.requests.length;
    expect(await token()).toBe("secretWrite");
    expect(host.requests).toHaveLength(before);
    for (const hours of [2, 4]) {
      vi.setSystemTime(Date.now() + 7_190_000);
      expect(await Promise.all([token(), token()])).toEqual(["secretWrite", "secretWrite"]);
      expect(host.requests).toHaveLength(before + hours / 2);
    }
    host.fault = () => "half";
    vi.setSystemTime(Date.now() + 7_190_000);
    await expect(token()).rejects.toMatchObject({ word: "noNetwork" });
  });

  it("takes no code with another state, verifier or refusal", async () => {
    const { secrets, answer } = await begin();
    const before = host.requests.length;
    const other = { ...secrets, state: "another" };
    const refused = new URLSearchParams({ error: "access_denied", state: secrets.state });
    for (const call of [
      finishSignIn(app, other, answer),
      finishSignIn(app, { state: "", verifier: "" }, new URLSearchParams({ code: "code-0" })),
      finishSignIn(app, secrets, refused),
    ])
      await expect(call).rejects.toMatchObject({ word: "expired" });
    expect(host.requests).toHaveLength(before);
    const guessed = { ...secrets, verifier: "guessed" };
    await expect(finishSignIn(app, guessed, answer)).rejects.toMatchObject({ word: "expired" });
  });

  it.each([
    [500, "failed"],
    [429, "limited"],
    ["page", "failed"],
    ["half", "noNetwork"],
  ] as const)("tells the fault %s of the host", async (fault, word) => {
    const { secrets, answer } = await begin();
    host.fault = () => fault;
    await expect(finishSignIn(app, secrets, answer)).rejects.toMatchObject({ word });
  });
});

it("makes secrets that differ each time", async () => {
  const app: SignInApp = { kind: "gitlab", origin: "", clientId: "c", redirect: "r" };
  const made = [await beginSignIn(app), await beginSignIn(app)];
  const secrets = made.flatMap(({ state, verifier }) => [state, verifier]);
  expect(new Set(secrets).size).toBe(4);
  // RFC 7636, 4.1.
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
});
