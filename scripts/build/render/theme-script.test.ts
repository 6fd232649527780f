import { expect, it, vi } from "vitest";
import { barsMedia, sitePath, themeCookie } from "../../../src/site/browser/contract.ts";
import {
  chooseTheme,
  readTheme,
  renewTheme,
  themes,
} from "../../../src/site/browser/theme-choice.ts";
import { fixtureContent } from "../../testing/files/fixture-content.ts";
import { compileInlineScripts } from "./compile-scripts.ts";

const { theme: script } = await compileInlineScripts(fixtureContent());
const own = themeCookie(sitePath());
const lasting = "Path=/; SameSite=Lax; Secure";

/** Opens a page of a site with these cookies, or where none may be read; the theme script runs. */
function open(cookies: string | undefined) {
  const written: string[] = [];
  const bars: { media: string } = { media: barsMedia.system };
  const page = {
    documentElement: { dataset: {} as Record<string, string> },
    querySelector: () => bars,
    get cookie() {
      if (cookies === undefined) throw new Error("A document without an origin.");
      return cookies;
    },
    set cookie(text: string) {
      if (cookies === undefined) throw new Error("A document without an origin.");
      written.push(text);
    },
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:" });
  const runScript = () => new Function("document", "_bars", script)(page, bars);
  if (cookies === undefined) expect(runScript).toThrow("origin");
  else runScript();
  return { written, bars, dataset: page.documentElement.dataset };
}

it.each([
  ["", "system", undefined],
  [`${own}=dark`, "dark", "dark"],
  [`${own}=light`, "light", "light"],
  [`${own}=system`, "system", "system"],
  [`a=b; ${own}=dark; c=d`, "dark", "dark"],
  // That of another site on the host.
  [`${themeCookie("/other/")}=dark`, "system", undefined],
  [`${own}=blue`, "system", undefined],
  [undefined, "system", undefined],
] as const)(
  "with the cookies %j the theme is %s, and %s is stored again",
  (cookies, theme, kept) => {
    const { written, bars } = open(cookies);
    expect([readTheme(), bars.media]).toEqual([theme, barsMedia[theme]]);
    renewTheme();
    expect(written).toEqual(kept ? [`${own}=${kept}; Max-Age=31536000; ${lasting}`] : []);
  },
);

it.each(themes.flatMap((theme) => [["", theme] as const, [undefined, theme] as const]))(
  "with the cookies %j the choice of %s shows at once, and is stored where that is allowed",
  (cookies, theme) => {
    const { written, bars, dataset } = open(cookies);
    chooseTheme(theme);
    expect([dataset["theme"], readTheme(), bars.media]).toEqual([theme, theme, barsMedia[theme]]);
    expect(written[0]).toBe(
      cookies === "" ? `${own}=${theme}; Max-Age=31536000; ${lasting}` : undefined,
    );
  },
);
