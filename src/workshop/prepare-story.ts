import type { ComponentType } from "react";
import { createElement } from "react";
import type { Decorator, StoryContext, StoryModule, StoryObj } from "./csf.ts";
import { respell } from "./respell.ts";
import { readSettings } from "./settings.ts";

/** Puts together a story with what its file says of all of them, for an address with settings. */
export function prepareStory(module: StoryModule, exportName: string, query: string) {
  const meta = module.default as StoryObj & { component: ComponentType<object> };
  const story = module[exportName] as StoryObj;
  const settings = readSettings(query, { ...meta.globals, ...story.globals });
  const args = respell({ ...meta.args, ...story.args }, settings.language);
  const context: StoryContext<object> = { args };
  const render = story.render ?? meta.render ?? (() => createElement(meta.component, args));
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  return {
    settings,
    place: story.parameters?.place ?? meta.parameters?.place ?? "main",
    /** The component in its state, with its decorators. */
    Story: decorators.reduce<ComponentType>(decorate, () => render(args)),
    /** To be called before it is rendered. */
    begin: () => {
      meta.beforeEach?.(context);
      story.beforeEach?.(context);
    },
    /** To be called once it is rendered. */
    play: async () => (story.play ?? meta.play)?.(context),
  };
}

function decorate(Inside: ComponentType, decorator: Decorator): ComponentType {
  return () => decorator(Inside);
}
