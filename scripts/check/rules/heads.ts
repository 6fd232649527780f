import { anchorOf } from "../../../src/content/anchor-of.ts";
import type { Pages } from "../../../src/content/pages.ts";
import { fill } from "../../../src/content/template.ts";
import { type Readable, rangeOfPlace, type Text, textAt } from "../../content/content-file.ts";
import { code } from "../../content/format.ts";
import { displayWidth } from "../../content/terminal.ts";
import { findRepeated } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

/** Width in columns; a Chinese, Japanese or Korean character takes two. */
const ofTitle = { least: 3, most: 70 };
const ofDescription = { least: 50, most: 160 };

/** Paths of headings that name a part of the page; those of dialogs and errors do not. */
const part =
  /^(?!waitlist\.)[a-z]+\.heading$|^sections\.\d+(\.items\.\d+)?\.heading$|^pagesHeading$/i;

export const checkTitleUnique = (context: UndatedContext) => reportRepeated("title", context);
export const checkDescriptionUnique = (context: UndatedContext) =>
  reportRepeated("description", context);

/** Reports what another page says of itself too. */
function reportRepeated(key: "title" | "description", { everyPage, report }: UndatedContext): void {
  const texts = everyPage.flatMap(({ root }) => textAt(root, key) ?? []);
  for (const [again, first] of findRepeated(texts, ({ value }) => value.trim().toLowerCase()))
    report(again, {
      message: `${first.file.file} has this ${key} too.`,
      hint: "Say what only this page holds.",
    });
}

export function checkHeadLength(context: UndatedContext): void {
  const { least, most } = ofDescription;
  for (const { root } of context.everyPage) {
    const title = textAt(root, "title");
    if (title) checkTitle(title, context);
    const length = displayWidth(root.description?.trim() ?? "");
    if (root.description !== undefined && (length < least || length > most))
      context.report(root, "description", {
        message: `The description has ${length} characters.`,
        hint: `Write ${least} to ${most}: one or two sentences.`,
      });
  }
}

export function checkHeadingUnique({ site, everyPage, report }: UndatedContext): void {
  const { header, footer } = site ?? {};
  const { quickLinks, moreLinks, lists = [], social } = footer ?? {};
  const ofLists = [quickLinks, moreLinks, ...lists].map((list) => textAt(list, "heading"));
  // The header and footer are on every page, but are reported once.
  const found = new Map<Text, Text>();
  for (const { root, texts } of everyPage) {
    const parts = texts.filter((text) => part.test(text.path.join(".")));
    for (const named of [
      [textAt(social, "heading"), ...parts],
      [textAt(header, "navigationLabel"), ...ofLists, textAt(root, "contents")],
    ]) {
      const texts = named.filter((text) => text !== undefined);
      for (const [again, first] of findRepeated(texts, ({ value }) => value.trim()))
        if (!found.has(again)) found.set(again, first);
    }
  }
  for (const [again, first] of found)
    report(again, {
      message: `${first.file.file}:${rangeOfPlace(first).start.line} has this heading too, on the same page.`,
      hint: "Say in each heading what follows it.",
    });
}

/** Reports sections of a page for reading with one anchor, at both: two names can leave the same letters. */
export function checkAnchorUnique({ everyPage, translation, report }: UndatedContext): void {
  // Anchors of a translation are those of its source.
  for (const { root, layout } of translation ? [] : everyPage) {
    if (layout !== "text" && layout !== "privacy") continue;
    const { sections = [] } = root as Readable<Pages["text"]>;
    const anchors = sections.map(({ id, heading = "" }) => anchorOf({ id, heading }));
    for (const [index, section] of sections.entries()) {
      const twin = sections.find(
        (other, at) =>
          at !== index &&
          anchors[at] === anchors[index] &&
          other.heading !== section.heading &&
          // The schema refuses an id that is there twice.
          (other.id === undefined || section.id === undefined),
      );
      const place = textAt(twin, "heading");
      if (place === undefined) continue;
      const { line } = rangeOfPlace(place).start;
      report(section, section.id === undefined ? "heading" : "id", {
        message: `The address of this section, #${anchors[index]}, is also that of the section in line ${line}, so links lead to only one of them.`,
        hint: `Write an ${code("id")} that no other section has, such as ${code(`id: ${anchors[index]}-${index + 1}`)}, next to one of the two headings.`,
      });
    }
  }
}

function checkTitle(title: Text, { site, report }: UndatedContext): void {
  const { company, titleTemplate } = site ?? {};
  const name = company?.shortName ?? company?.name;
  const wholeTitle = (page: string) =>
    fill(titleTemplate ?? "{page}", { page, company: name ?? "" });
  const own = title.value.trim();
  const width = displayWidth(wholeTitle(own));
  if (displayWidth(own) < ofTitle.least)
    report(title, {
      message: `The title has ${[...own].length === 1 ? "one character" : `${[...own].length} characters`}.`,
      hint: "Say in a word or more what this page holds.",
    });
  else if (width > ofTitle.most)
    report(title, {
      message: `The title in the browser's tab is ${width} characters wide: "${wholeTitle(own)}".`,
      hint:
        displayWidth(wholeTitle("")) > ofTitle.most / 2
          ? `Give the company a ${code("shortName")}, or leave ${code("{company}")} out of ${code("titleTemplate")}, in site.yaml.`
          : `Write a shorter one: up to ${ofTitle.most} are shown whole, the company's name included.`,
    });
}
