import site from "virtual:content/site";
import stories from "virtual:workshop/stories";
import { createRoot } from "react-dom/client";
import { applySettings } from "./apply-settings.ts";
import type { StoryModule } from "./csf.ts";
import { freshStorage } from "./fresh-storage.ts";
import { inWords } from "./in-words.ts";
import { prepareStory } from "./prepare-story.ts";
import { respell } from "./respell.ts";
import { StoryFrame } from "./story-frame.tsx";

const files = import.meta.glob<StoryModule>([
  "../components/*.stories.tsx",
  "../sections/*/*.stories.tsx",
]);

/**
 * Shows one story as the whole document, and nothing of the workshop's own. `data-story` on the root
 * says `ready` once its state is reached, and `failed` where it is not.
 */
export async function openStory(id: string, canvas: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement;
  const root = createRoot(canvas, {
    // What an error boundary caught is its business.
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
    const story = prepareStory(await load(), entry.exportName, location.search);
    const heading = `${inWords(entry.component)}: ${entry.name}`;
    document.title = `${heading} – Workshop`;
    const direction = applySettings(story.settings, site);
    freshStorage();
    stayHere();
    story.begin();
    await new Promise<void>((shown) => {
      root.render(
        <StoryFrame
          heading={heading}
          site={{ ...respell(site, story.settings.language), direction }}
          place={story.place}
          Story={story.Story}
          onShown={shown}
        />,
      );
    });
    await story.play();
    dataset["story"] = "ready";
  } catch (error) {
    fail(error);
  }
}

/** Says what kept a story from its state. */
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

/** Most links lead to pages that the workshop does not have, or into the mail program. */
function stayHere(): void {
  document.addEventListener("click", (event) => {
    const address = (event.target as Element).closest("a")?.getAttribute("href");
    if (address && address !== "/" && !address.startsWith("#")) event.preventDefault();
  });
}
