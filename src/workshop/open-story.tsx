import site from "virtual:content/site";
import stories from "virtual:workshop/stories";
import { isValidElement, type ReactElement, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { StaticRouter } from "react-router-dom";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider } from "../content/site-context.ts";
import { respell } from "./respell.ts";
import { readSettings, type Settings } from "./settings.ts";
import { inWords, looks, type Stories } from "./stories.ts";

const files = import.meta.glob<{ default: Stories }>([
  "../components/*.stories.tsx",
  "../sections/*/*.stories.tsx",
]);

/**
 * Shows one story as the whole document. `data-story` on the root becomes `ready` once the state is reached,
 * and `failed` if that is impossible.
 */
export async function openStory(id: string, canvas: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement;
  const root = createRoot(canvas, {
    // An error boundary handles what it catches.
    onCaughtError: () => {},
    onUncaughtError: fail,
  });
  function fail(error: unknown): void {
    console.error(error);
    dataset["story"] = "failed";
    root.render(<StoryFailure error={error} />);
  }
  try {
    const entry = stories.find((candidate) => candidate.id === id);
    const load = files[`../${entry?.file}`];
    if (!entry || !load) throw new Error(`The workshop has no story "${id}".`);
    const { place, states } = (await load()).default;
    const state = entry.look ? Object.values(states)[0] : states[entry.name];
    if (!state) throw new Error(`There is no state "${entry.name}".`);
    const { shown, settings: own, before, play } = isValidElement(state) ? { shown: state } : state;
    const look = entry.look && looks[entry.look].settings;
    const settings = readSettings(location.search, { ...own, ...look });
    const heading = `${inWords(entry.component)}: ${entry.name}`;
    document.title = `${heading} – Workshop`;
    const direction = applySettings(settings);
    freshStorage();
    stayHere();
    const spell = <Value,>(value: Value) => respell(value, settings.language);
    before?.(spell);
    await new Promise<void>((onShown) => {
      root.render(
        <StoryFrame
          heading={heading}
          site={{ ...spell(site), direction }}
          place={place}
          story={spell(shown)}
          onShown={onShown}
        />,
      );
    });
    await play?.();
    dataset["story"] = "ready";
  } catch (error) {
    fail(error);
  }
}

/**
 * Applies the settings to the document, before anything is rendered.
 *
 * @returns The text direction.
 */
function applySettings({ language, theme, size, motion }: Settings) {
  const root = document.documentElement;
  root.lang = language === "own" ? site.language : language;
  const foreign = language === "ar" ? "rtl" : "ltr";
  const direction = language === "own" ? site.direction : foreign;
  root.dir = direction;
  if (theme !== "device") root.dataset["theme"] = theme;
  if (size !== "100") enlarge(root, Number(size) / 100);
  if (motion === "reduced") reduceMotion();
  return direction;
}

/**
 * Enlarges everything that depends on the browser's font size (WCAG 1.4.4), including the widths at which the
 * layout changes.
 */
function enlarge(root: HTMLElement, factor: number): void {
  root.style.fontSize = `${Number.parseFloat(getComputedStyle(root).fontSize) * factor}px`;
  changeStyles((css) =>
    css.replace(/@media[^{]+/g, (query) =>
      query.replace(/([\d.]+)rem/g, (_, width) => `${Number(width) * factor}rem`),
    ),
  );
}

/** Simulates reduced motion, because a page cannot set it on the device. */
function reduceMotion(): void {
  changeStyles((css) =>
    css
      .replace(/\(prefers-reduced-motion:\s*no-preference\)/g, "not all")
      .replace(/\(prefers-reduced-motion(:\s*reduce)?\)/g, "all"),
  );
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query.replace(/\(prefers-reduced-motion:\s*reduce\)/, "all"));
}

function changeStyles(change: (css: string) => string): void {
  for (const style of document.querySelectorAll("style"))
    style.textContent = change(`${style.textContent}`);
}

interface StoryFrameProps {
  heading: string;
  site: PageSite;
  place: Stories["place"];
  story: ReactElement;
  /** Called once the story is in the document. */
  onShown: () => void;
}

/** The parts that a valid document needs around a component: a main part and a heading. */
function StoryFrame({ heading, site, place, story, onShown }: StoryFrameProps) {
  useEffect(onShown, [onShown]);
  const isBeside = place === "before-main" || place === "after-main";
  return (
    <SiteProvider value={site}>
      <StaticRouter location="/">
        {place === "before-main" && story}
        <main
          id="content"
          tabIndex={-1}
          className={place === "main" ? "wide workshop-story" : undefined}
        >
          {place !== "heading" && <h1 className="visually-hidden">{heading}</h1>}
          {!isBeside && story}
        </main>
        {place === "after-main" && story}
      </StaticRouter>
    </SiteProvider>
  );
}

/** Shows why a story could not reach its state. */
function StoryFailure({ error }: { error: unknown }) {
  return (
    <main className="wide workshop-story">
      <h1>The story failed</h1>
      <p className="lead">{error instanceof Error ? error.message : String(error)}</p>
      <p className="actions">
        <a href="/" className="button button-outline">
          All stories
        </a>
      </p>
    </main>
  );
}

/** Blocks links: most lead to pages that the workshop does not have, or to the mail program. */
function stayHere(): void {
  document.addEventListener("click", (event) => {
    const address = (event.target as Element).closest("a")?.getAttribute("href");
    if (address && address !== "/" && !address.startsWith("#")) event.preventDefault();
  });
}

/**
 * Empties the storage, and gives the document its own cookies. A story begins as on a first visit, and does not
 * affect a site on the same host.
 */
function freshStorage(): void {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  Object.defineProperty(document, "cookie", { value: "", writable: true });
}
