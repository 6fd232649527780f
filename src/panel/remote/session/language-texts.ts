/** The texts of this package's languages, each of which is fetched when somebody first needs it. */
export class LanguageTexts {
  readonly fetched = new Map<string, string>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(
    /** Paths of all, in the folder of the panel. */
    private readonly paths: readonly string[],
    private readonly textAt: (path: string) => Promise<string>,
  ) {}

  /** Words of sites and of the panel. */
  packs = (tags: readonly string[]) => this.#fetch("languages", tags);

  /** What the check says. */
  messages = (tags: readonly string[]) => this.#fetch("languages/messages", tags);

  /** Whether the check speaks a language. */
  hasMessages = (tag: string): boolean => this.#in("languages/messages", [tag]).length > 0;

  async #fetch(folder: string, tags: readonly string[]): Promise<void> {
    await Promise.all(
      this.#in(folder, tags).map((path) => {
        const coming = this.#asked.get(path) ?? this.#keep(path);
        this.#asked.set(path, coming);
        return coming;
      }),
    );
  }

  /** Keeps a text that has come. One that has not is fetched again the next time. */
  async #keep(path: string): Promise<void> {
    try {
      this.fetched.set(path, await this.textAt(path));
    } catch {
      this.#asked.delete(path);
    }
  }

  /** The paths in a folder of some languages: `pt` is one of `pt-BR`. */
  #in = (folder: string, tags: readonly string[]): string[] =>
    this.paths.filter((path) => {
      const [, inside, own] = /^(.+)\/([\w-]+)\.yaml$/.exec(path) ?? [];
      return inside === folder && tags.some((tag) => `${tag}-`.startsWith(`${own}-`));
    });
}
