import type { Words } from "../../../panel/protocol/protocol.ts";
import { lazy, memoize } from "../../../words/memoize.ts";
import { commas, found } from "../../../words/say.ts";
import { type Diagnostic, schemaFinding } from "../../diagnostic.ts";
import type { Layout } from "../../schema/layouts.ts";
import { siteSchema } from "../../schema/site.ts";
import { type FilePack, type OtherFiles, sitePartsOf } from "../../shape/index.ts";
import { valueAt } from "../../values.ts";
import type { YamlFile } from "../../yaml/index.ts";
import type { Files } from "../files/file-set.ts";
import { formerNames } from "../former-names.ts";
import { mergePack } from "./merge-pack.ts";
import { ownPack, ownPackText } from "./own-pack.ts";
import { packChain, packTagOf, packTags } from "./pack-tags.ts";
import { shippedPack, shippedPackText } from "./shipped-pack.ts";

/**
 * The texts of the pack of a site's language for one of its files.
 *
 * @param site the values of `site.yaml`. Where they name no language, any pack is used, so that no
 *   text is reported as missing only because of that.
 * @param others those of other files: a pack mentions an open waitlist only where one is.
 * @param of the result of {@link packFor} for the site, where that is known.
 */
export function filePack(
  host: Files,
  site: unknown,
  file: "site" | Layout,
  others: OtherFiles = {},
  of: SitePack = packFor(host, site),
): FilePack {
  const { pack, ...known } = of;
  return {
    ...known,
    values: valueAt(pack, [file]),
    parts: sitePartsOf(site, others),
    pageNames: currentPageNames(valueAt(pack, ["pageNames"]), others.pages ?? []),
  };
}

/** The pack of a site's language; its tag is empty if the site names no language. */
export interface SitePack extends Pick<FilePack, "language" | "noPack"> {
  pack: unknown;
}

/**
 * The language that a site names, and its pack.
 *
 * @param file the `site.yaml` of the language.
 */
export function packFor(host: Files, site: unknown, file?: YamlFile): SitePack {
  const language = siteSchema.shape.language.safeParse(valueAt(site, ["language"])).data;
  const tag = language === undefined ? packTags(host)[0] : packTagOf(host, language);
  const noPack =
    file && language && tag === undefined ? noPackFinding(host, file, language) : undefined;
  return { language: language ?? "", pack: tag && readPack(host, tag).pack, noPack };
}

/** The finding about a language without a pack, whose words are missing in the files. */
function noPackFinding(host: Files, site: YamlFile, language: string): Diagnostic {
  return schemaFinding(
    site.file,
    found("language-packs.none", { language, tags: commas(packTags(host)) }),
    site.valueRange(["language"]),
  );
}

/** The pack's names of pages by the names that their files have, or had before they were renamed. */
function currentPageNames(names: unknown, pages: NonNullable<OtherFiles["pages"]>): unknown {
  const named = pages.map(({ key, layout, value }) => {
    const formerly = [valueAt(value, ["formerly"])].flat();
    return { key, layout, formerly: formerly.filter((name) => typeof name === "string") };
  });
  const renamed = [...formerNames(named)]
    .map(([former, key]) => [key, valueAt(names, [former])])
    .filter(([, name]) => name !== undefined);
  return { ...Object.fromEntries(renamed), ...(names as object | undefined) };
}

/** What rules know of the words of a language. */
type HollowWords =
  | "links"
  | "pictures"
  | "fillers"
  | "ordinary"
  | "doubled"
  | "claims"
  | "pointers"
  | "opens"
  | "costs"
  | "familiar"
  | "formal";

interface ReadPack {
  tag: string;
  pack: object;
  /** Words to avoid, each with what to write instead. No other language's are taken. */
  avoid: Readonly<Record<string, string>>;
  /** Words by which rules judge, such as those that say nothing, of the language alone. */
  hollow: Partial<Record<HollowWords, string[]>>;
  /** What the panel of the development server says, parsed when it is asked for. */
  readonly editor: { words: Words; language: string };
  /** Keys that have no words in the language yet. */
  gaps: string[];
}

/** Packs by that which has the words that they lack, by their tags, and by their texts: long ones are never joined. */
const packsOver = memoize((_: object) =>
  memoize((_tag) =>
    memoize((_shipped) => memoize((_own, make: () => ReadPack) => make(), { most: 100 })),
  ),
);

/**
 * A language pack: the owner's merged into this package's, that into the pack of the language without its region, and
 * that into the English one, which fills the gaps. It is merged again only when a text is another.
 * `language-packs.test.ts` holds this package's to their schema.
 */
export function readPack(host: Files, tag: string): ReadPack {
  const { source } = ownPackText(host, tag) ?? {};
  const [, general] = packChain(host, tag);
  const below = tag === "en" ? undefined : readPack(host, general ?? "en");
  const shipped = packsOver(below ?? packsOver)(tag)(shippedPackText(tag) ?? "");
  return shipped(source?.text ?? "\0", () => {
    const own = ownPack(source);
    const layers = [shippedPack(tag, "sites"), own].filter((one) => one !== undefined);
    let gaps = general && below?.gaps;
    let merged: unknown = below?.pack;
    for (const layer of layers) {
      const missing: string[] = [];
      merged = mergePack(layer, merged, "", missing);
      gaps = gaps ? gaps.filter((gap) => missing.includes(gap)) : missing;
    }
    const { avoid: _, hollow: __, editor: ___, ...pack } = merged as Record<string, unknown>;
    const ofLanguage = (key: "avoid" | "hollow") =>
      Object.assign({}, general && below?.[key], ...layers.map((layer) => valueAt(layer, [key])));
    const editor = lazy(() => panelWords(tag, own, below));
    return {
      ...{ tag, pack, avoid: ofLanguage("avoid"), hollow: ofLanguage("hollow"), gaps: gaps || [] },
      get editor() {
        return editor();
      },
    };
  });
}

/** The pack of a language, whole or in part; undefined without a language, and for one without a pack. */
export function packOf(host: Files, language = ""): ReadPack | undefined {
  const tag = packTagOf(host, language);
  return tag === undefined ? undefined : readPack(host, tag);
}

/** What the panel says, and its language: English where the pack has no words for it. */
function panelWords(tag: string, own: unknown, below: ReadPack | undefined): ReadPack["editor"] {
  const layers = [shippedPack(tag, "editor"), own].flatMap(
    (layer) => valueAt(layer, ["editor"]) ?? [],
  );
  const { words, language } = below?.editor ?? { words: undefined, language: tag };
  const merged = layers.reduce<unknown>((all, layer) => mergePack(layer, all, "", []), words);
  return { words: merged as Words, language: layers.length > 0 ? tag : language };
}
