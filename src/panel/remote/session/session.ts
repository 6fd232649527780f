import { inWords } from "../../../engine/messages/index.ts";
import type { PageSchemas } from "../../../engine/schema/pages.ts";
import type { FileFacts, PictureFacts } from "../../../engine/site/index.ts";
import type { renderPage } from "../../../site/entry-server.tsx";
import { lazy } from "../../../words/memoize.ts";
import { answerRequest, refusalOf } from "../../answers/answer-request.ts";
import { Editor } from "../../answers/editor.ts";
import type { Journal } from "../../answers/journal.ts";
import { panelIn, panelLanguage } from "../../answers/start-panel.ts";
import { checkWorkspace, type ImportedPicture, type Workspace } from "../../answers/workspace.ts";
import type { HostedRepository } from "../../host/host.ts";
import { HostFault, timeOf } from "../../host/host-fault.ts";
import { RequestError } from "../../protocol/request-error.ts";
import { EditedSite } from "./edited-site.ts";
import { type KeptWork, keptSteps } from "./kept-work.ts";
import { picturesOf, withBytes } from "./own-pictures.ts";
import { remotePublishing } from "./remote-publishing.ts";
import { type SiteData, stampOf } from "./site-data.ts";
import { addedFacts, filesOfSite } from "./site-files.ts";
import { type Snapshot, WorkingCopy } from "./working-copy.ts";

/** What a browser does for the panel, and a site is opened with. */
export interface Means {
  repository: HostedRepository;
  data: SiteData;
  branch: string;
  /** The content folder from the repository's root. */
  folder: string;
  schemas: PageSchemas;
  render: typeof renderPage;
  /** The language that the person has chosen, and those of the browser. */
  person: { chosen: string; browser: string };
  /** The address of the published site. */
  site: string;
  importPicture(bytes: Uint8Array): Promise<ImportedPicture & { facts: PictureFacts }>;
  /** What the site says of the texts that it was built from. */
  builtStamp(): Promise<string>;
  keep(work: KeptWork): Promise<void>;
}

/** An answer to the panel, as HTTP would have it. */
export interface Answer {
  status: number;
  answer: unknown;
  /** How many files are changed and not published. */
  changes: number;
}

/** A site that somebody edits in a browser, from the files of its repository. */
export class Session {
  readonly #copy: WorkingCopy;
  readonly #added: Map<string, FileFacts>;
  readonly #fetched = new Map<string, Promise<Uint8Array>>();
  readonly #editor: Editor;
  readonly #workspace: Workspace;
  readonly #kept: Pick<KeptWork, "drafts" | "published">;
  #version = 1;

  constructor(
    private readonly means: Means,
    snapshot: Snapshot,
    work: KeptWork,
    /** Facts of the pictures among the changes that were kept. */
    added: ReadonlyMap<string, FileFacts>,
  ) {
    const { folder, data, schemas } = means;
    this.#copy = new WorkingCopy(snapshot);
    this.#copy.restore(work.changes);
    this.#added = new Map(added);
    this.#kept = { drafts: work.drafts, published: work.published };
    const copy = this.#copy;
    const files = lazy(() => filesOfSite(copy, folder, data, schemas, this.#added));
    this.#files = files;
    this.#workspace = {
      get files() {
        return files();
      },
      folder,
      bytes: (file) => {
        const content = copy.contentOf(file);
        return typeof content === "string" ? new TextEncoder().encode(content) : content;
      },
      write: (changes, refusal) => {
        const { changed } = copy.write(changes);
        if (changed) throw new RequestError(409, refusal, { file: changed });
        this.#forget();
        return changes.map(({ file }) => file);
      },
      importPicture: async (bytes) => {
        const { facts, ...picture } = await means.importPicture(bytes);
        this.#imported = { bytes: picture.bytes, facts };
        return picture;
      },
      unsent: () => undefined,
      repository: () => undefined,
    };
    this.#editor = new Editor(this.#workspace, () => this.#check());
    const { journal } = this.#editor;
    journal.done.push(...((work.steps?.done ?? []) as Journal["done"]));
    journal.undone.push(...((work.steps?.undone ?? []) as Journal["undone"]));
    this.#publishing = remotePublishing({
      ...{ repository: means.repository, copy, workspace: this.#workspace },
      ...{ branch: means.branch, site: means.site, kept: this.#kept },
      isBuilt: async () => (await means.builtStamp()) === this.#stamp(),
      onRead: () => this.#forget(),
    });
  }

  readonly #files: ReturnType<typeof lazy<Workspace["files"]>>;
  readonly #publishing: ReturnType<typeof remotePublishing>;
  #imported: { bytes: Uint8Array; facts: PictureFacts } | undefined;

  readonly #check = lazy(() => checkWorkspace(this.#workspace));
  readonly #site = lazy(() => {
    const { data, folder, render } = this.means;
    const host = this.#workspace.files;
    const hosted = (name: string) => this.#copy.hosted(`${folder}/pictures/${name}`);
    const isPublished = (name: string) => hosted(name)?.id === data.facts[`pictures/${name}`]?.id;
    const sizeOf = (name: string) => {
      const facts = host.facts(`${folder}/pictures/${name}`);
      const picture = "bytes" in facts ? facts.picture() : undefined;
      return picture && "width" in picture ? picture : undefined;
    };
    return new EditedSite(this.#check(), host, folder, panelIn(host, this.reader()), {
      ...{ render, base: data.base, pictures: picturesOf(data.pictures, isPublished, sizeOf) },
      styles: (locale) => data.styles[locale] ?? Object.values(data.styles)[0] ?? "",
    });
  });

  /** The language of the panel for this person. */
  reader = (): string => {
    const { chosen, browser } = this.means.person;
    const { site } = this.#check().located;
    return panelLanguage(this.#workspace.files, `${site?.root.language ?? ""}`, {
      chosen,
      browser,
    });
  };

  speak(chosen: string): void {
    this.means.person.chosen = chosen;
    this.#forget();
  }

  /** The document of a page by its path below the base path. */
  async page(path: string): Promise<string> {
    const { base } = this.means.data;
    const others = {
      ...{ version: this.#version, base, address: "", token: "", site: this.means.site },
      away: { path, language: this.means.person.chosen },
    };
    return this.#withPictures(await this.#site().page(path, others));
  }

  async drawing(kind: string): Promise<string> {
    const { data } = this.means;
    const drawn = await this.#site().drawing(kind, Object.keys(data.pictures), this.reader());
    return drawn ? this.#withPictures(drawn) : "";
  }

  /** Answers a request of the panel. */
  async ask(name: string, request: Record<string, unknown>, bytes?: Uint8Array): Promise<Answer> {
    const reader = this.reader();
    const given = bytes ? { ...request, bytes } : request;
    try {
      const asking = { isReadOnly: false, reader };
      const answer = await answerRequest(this.#editor, this.#publishing, name, given, asking);
      this.#noteAdded();
      const isWritten = this.#editor.journal.takeWritten().length > 0;
      if (isWritten || name === "publish" || name === "takeBack") await this.#keep();
      return this.#answer(200, told(answer, reader));
    } catch (error) {
      const known = error instanceof HostFault ? asRequestError(error, reader) : error;
      const [status, refusal] = refusalOf(known, reader) ?? [];
      if (status === undefined) throw error;
      return this.#answer(status, refusal);
    }
  }

  /** Keeps what is typed and not saved. */
  keepDrafts(drafts: string): Promise<void> {
    this.#kept.drafts = drafts;
    return this.#keep();
  }

  /** How many files are changed and not published. */
  changes = (): number => this.#copy.changes().length;

  #answer = (status: number, answer: unknown): Answer => ({
    ...{ status, answer, changes: this.changes() },
  });

  #forget(): void {
    this.#version += 1;
    for (const one of [this.#files, this.#check, this.#site]) one.forget();
  }

  #keep(): Promise<void> {
    const { journal } = this.#editor;
    const [done, undone] = [keptSteps(journal.done), keptSteps(journal.undone)];
    return this.means.keep({
      ...this.#kept,
      changes: this.#copy.changes(),
      steps: { done, undone },
    });
  }

  /** Notes the facts of a picture that was written under the name that it got. */
  #noteAdded(): void {
    const { bytes, facts } = this.#imported ?? {};
    const written = this.#copy.changes().find(({ now }) => now === bytes);
    if (!bytes || !facts || !written) return;
    this.#added.set(written.file, addedFacts(bytes, facts));
    this.#imported = undefined;
    this.#forget();
  }

  #withPictures(html: string): Promise<string> {
    return withBytes(html, this.means.data.base, async (name) => {
      const file = `${this.means.folder}/pictures/${name}`;
      const hosted = this.#copy.hosted(file);
      if (!hosted) return this.#workspace.bytes(file);
      const fetched = this.#fetched.get(hosted.id) ?? this.means.repository.blob(hosted.id, file);
      this.#fetched.set(hosted.id, fetched);
      return fetched.catch(() => {
        this.#fetched.delete(hosted.id);
        return undefined;
      });
    });
  }

  /** Changes with the texts that the host has. */
  #stamp(): string {
    return stampOf(this.#copy.hostedTexts(), this.means.folder);
  }
}

/** An answer in the words of a language. */
const told = (answer: object, reader: string): unknown =>
  JSON.parse(
    JSON.stringify(answer, (_, one) => (typeof one === "string" ? inWords(one, reader) : one)),
  );

/** What the panel says of a fault of the host. */
const asRequestError = (fault: HostFault, reader: string): RequestError =>
  new RequestError(409, `host.${fault.word}`, { time: timeOf(fault, reader) }, fault.said);
