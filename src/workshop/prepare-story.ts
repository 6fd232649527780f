import type { ComponentType } from "react";
import { createElement } from "react";
import type { Decorator, StoryContext, StoryModule, StoryObj } from "./csf.ts";
import { respell } from "./respell.ts";
import { readSettings, type Settings } from "./settings.ts";

type Props = Record<string, unknown>;

/** A story with what its file says of all of them. */
export interface PreparedStory {
  settings: Settings;
  place: NonNullable<NonNullable<StoryObj["parameters"]>["place"]>;
  /** The component in its state, with its decorators. */
  Story: ComponentType;
  /** To be called before it is rendered. */
  begin: (context: { canvasElement: HTMLElement }) => void;
  /** To be called once it is rendered. */
  play: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** Puts together a story of a file, for an address with settings. */
export function prepareStory(module: StoryModule, exportName: string, query: string) {
  const meta = module.default as StoryObj & { component: ComponentType<Props> };
  const story = module[exportName] as StoryObj;
  const settings = readSettings(query, { ...meta.globals, ...story.globals });
  const args = respell({ ...meta.args, ...story.args }, settings.language);
  const render = story.render ?? meta.render ?? (() => createElement(meta.component, args));
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const withArgs = (context: object) => ({ ...context, args }) as StoryContext<object>;
  const prepared: PreparedStory = {
    settings,
    place: story.parameters?.place ?? meta.parameters?.place ?? "main",
    Story: decorators.reduce<ComponentType>(decorate, () => render(args)),
    begin: (context) => {
      meta.beforeEach?.(withArgs(context));
      story.beforeEach?.(withArgs(context));
    },
    play: async (context) => story.play?.(withArgs(context)),
  };
  return prepared;
}

function decorate(Inside: ComponentType, decorator: Decorator): ComponentType {
  return () => decorator(Inside);
}
