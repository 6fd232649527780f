import { schemasWith } from "../../../engine/shape/index.ts";
import type { FileFacts } from "../../../engine/site/index.ts";
import type { renderPage } from "../../../site/entry-server.tsx";
import type { HostedFile, HostedRepository, HostKind } from "../../host/host.ts";
import { repositoryAt } from "../../host/repository-at.ts";
import { lastingToken, type SignedIn } from "../../host/sign-in.ts";
import { answerCalls, type End } from "../call.ts";
import { editFiles, editFolder } from "../edit-files.ts";
import { importInBrowser, measured } from "./import-in-browser.ts";
import { type KeptWork, keepWork, readWork } from "./kept-work.ts";
import { LanguageTexts } from "./language-texts.ts";
import { Session } from "./session.ts";
import type { SiteData } from "./site-data.ts";
import { addedFacts, providePackage } from "./site-files.ts";

/** What a page with the panel says to its worker first. */
export interface EditedPlace {
  /** The address of the site, with a slash at its end. */
  site: string;
  repository: string;
  branch: string;
  folder: string;
  host?: HostKind | undefined;
  /** The language that this person has chosen for the panel, and those of the browser. */
  person: { chosen: string; browser: string };
}

/** What the worker does for the page. */
export type WorkerFunctions = ReturnType<typeof functionsOf>;

/** Has a worker answer the page that started it. */
export function startWorker(
  end: End,
  render: typeof renderPage,
  ownKinds: Parameters<typeof schemasWith>[0],
): void {
  answerCalls(end, functionsOf(end, render, ownKinds));
}

function functionsOf(
  end: End,
  render: typeof renderPage,
  ownKinds: Parameters<typeof schemasWith>[0],
) {
  /** Leaves this worker to nobody but its host. */
  let token: ReturnType<typeof lastingToken> | undefined;
  let opening: EditedPlace;
  let session: Session | undefined;
  let languages: LanguageTexts;
  let work: KeptWork = { changes: [] };
  let isReadable = true;
  const site = () => opening.site;
  const key = () => [opening.repository, opening.branch, opening.folder].join(" ");
  /** Keeps work, and tells whether this device has it. Where it could not be read, something else may be there. */
  const keep = async (now: KeptWork) => {
    work = { ...now, token: work.token };
    const kept = isReadable ? keepWork(key(), work) : Promise.reject();
    const isKept = await kept.then(
      () => true,
      () => false,
    );
    end.postMessage({ isKept });
  };

  async function textAt(name: string, cache: RequestCache = "default"): Promise<string> {
    const answer = await fetch(`${site()}${editFolder}${name}`, { cache });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer.text();
  }

  return {
    /** Reads what this device keeps. Returns whether it is signed in. */
    async begin(given: EditedPlace): Promise<boolean> {
      opening = given;
      const kept = await readWork(key());
      isReadable = kept !== undefined;
      work = kept ?? work;
      if (work.token) token ??= lastingToken({ token: work.token });
      return token !== undefined;
    },

    /** @param stays Whether this device keeps the token. */
    async signIn(given: SignedIn, stays: boolean): Promise<{ name: string; mayMore?: true }> {
      token = lastingToken(given);
      const person = await hosted().person();
      work = { ...work, token: stays ? given.token : undefined };
      await keep(work);
      return person;
    },

    async signOut(): Promise<void> {
      token = undefined;
      session = undefined;
      work = { ...work, token: undefined };
      await keepWork(key(), work).catch(() => {});
    },

    /** Reads the repository. Tells how far that is. Returns how many files are changed and not published, and what is typed. */
    async open(): Promise<{ changes: number; drafts: string }> {
      const tell = (done: number, total: number) => end.postMessage({ done, total });
      const [data, snapshot] = await Promise.all([
        textAt(editFiles.data).then((text) => JSON.parse(text) as SiteData),
        hosted().read(tell),
      ]);
      languages = new LanguageTexts(data.languages, (path) => textAt(path));
      providePackage(data, languages.fetched);
      await fetchLanguages(snapshot.files);
      session = new Session(
        {
          ...{ repository: hosted(), data, branch: opening.branch, folder: opening.folder },
          ...{ schemas: schemasWith(ownKinds), render, person: opening.person, site: site(), keep },
          importPicture: importInBrowser,
          builtStamp: () =>
            textAt(editFiles.stamp, "no-store").then(
              (text) => text.trim(),
              () => "",
            ),
        },
        snapshot,
        work,
        new Map([...(await factsOfUnknown(data, snapshot.files)), ...(await factsOfKept(work))]),
      );
      return { changes: session.changes(), drafts: work.drafts ?? "" };
    },

    /** The document of a page, and how many files are changed. */
    page: (path: string) => opened().page(path),
    drawing: (kind: string) => opened().drawing(kind),
    async ask(name: string, request: Record<string, unknown>, bytes?: Uint8Array) {
      await speakAll(Object.values(request).filter((one) => typeof one === "string"));
      const answer = await opened().ask(name, request, bytes);
      // The panel knows comments that were written in English.
      languages.messages(["en"]);
      return answer;
    },
    keepDrafts: (drafts: string) => opened().keepDrafts(drafts),
    /** The panel speaks another language from now on; "" for that of the site. */
    async speak(chosen: string) {
      await speakAll([chosen]);
      opened().speak(chosen);
    },
  };

  /** Fetches packs and messages of languages. Tags that are not well formed are left out. */
  async function speakAll(tags: readonly string[]) {
    const known = tags.filter((tag) => /^[a-z]{2,3}(-\w+)*$/.test(tag));
    await Promise.all([languages.packs(known), languages.messages(known)]);
  }

  /** Fetches the languages of a site and of this person. */
  async function fetchLanguages(files: ReadonlyMap<string, HostedFile>) {
    const { text = "" } = files.get(`${opening.folder}/site.yaml`) ?? {};
    const [, own = "en"] = /^language: *["']?([\w-]+)/m.exec(text) ?? [];
    const further = [...files.keys()].flatMap(
      (file) => file.slice(opening.folder.length).match(/^\/languages\/([^/]+)\//)?.[1] ?? [],
    );
    const { chosen, browser } = opening.person;
    const [ofBrowser = "en"] = browser.split(",");
    const reader = [chosen, own].find(languages.hasMessages);
    await Promise.all([
      languages.packs(["en", own, chosen, ofBrowser, ...further]),
      languages.messages(reader ? [reader] : [ofBrowser, "en"]),
    ]);
  }

  /** Facts of pictures and files that the host has got since the build. */
  async function factsOfUnknown(data: SiteData, files: ReadonlyMap<string, HostedFile>) {
    const facts = new Map<string, FileFacts>();
    for (const [file, { id }] of files) {
      const name = file.slice(opening.folder.length + 1);
      if (!/^(?:pictures|files)\//.test(name) || data.facts[name]?.id === id) continue;
      const bytes = await hosted()
        .blob(id, file)
        .catch(() => undefined);
      if (bytes) facts.set(file, await factsOfBytes(file, bytes));
    }
    return facts;
  }

  function hosted(): HostedRepository {
    const { repository, branch, folder, host } = opening;
    return repositoryAt(repository, branch, folder, () => token?.(), host);
  }

  function opened(): Session {
    if (!session) throw new Error("No repository is open.");
    return session;
  }
}

/** The facts of pictures among changes that were kept. */
async function factsOfKept({ changes }: KeptWork): Promise<Map<string, FileFacts>> {
  const facts = new Map<string, FileFacts>();
  for (const { file, now } of changes) {
    if (!(now instanceof Uint8Array)) continue;
    facts.set(file, await factsOfBytes(file, now));
  }
  return facts;
}

async function factsOfBytes(file: string, bytes: Uint8Array): Promise<FileFacts> {
  const ending = file.includes("/pictures/") ? file.split(".").at(-1) : undefined;
  const picture = ending ? await measured(bytes, ending).catch(() => undefined) : undefined;
  return addedFacts(bytes, picture);
}
