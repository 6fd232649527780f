/** Says what kept a story from its state. */
export function StoryFailure({ error }: { error: unknown }) {
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
