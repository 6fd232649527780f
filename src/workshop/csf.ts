import type { ComponentType, ReactNode } from "react";
import type { Settings } from "./settings.ts";

/**
 * Stories in the Component Story Format, version 3: as much of it as this workshop reads. A file
 * `<component>.stories.tsx` has a {@link Meta} as its default export and a {@link StoryObj} in each
 * named one.
 */
interface Annotations<Props> {
  /** Props of the component. Those of a story go before those of its file. */
  args?: Partial<Props>;
  /** What stands around the story; the last one stands outermost. */
  decorators?: Decorator[];
  parameters?: Parameters;
  /** How the story is to be shown where the address does not say otherwise. */
  globals?: Partial<Settings>;
  /** Prepares what the story meets in the browser, before it is rendered. */
  beforeEach?: (context: StoryContext<Props>) => void;
  render?: (args: Props) => ReactNode;
  /** Does what a visitor does to reach the state. */
  play?: (context: StoryContext<Props>) => Promise<void>;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** What all stories of a file share. */
export interface Meta<Component> extends Annotations<PropsOf<Component>> {
  component: Component;
}

/** One state of a component. */
export interface StoryObj<Component = ComponentType> extends Annotations<PropsOf<Component>> {
  /** The state as people say it; else the name of the export in words. */
  name?: string;
}

/** What a story's functions are told. */
export interface StoryContext<Props> {
  /** The props as they are shown, in the words of the chosen language. */
  args: Props;
}

/** Puts something around a story. */
export type Decorator = (Story: ComponentType) => ReactNode;

/** What this workshop wants to know beyond the format. */
export interface Parameters {
  /**
   * Where the component stands in a document: in `main` under a heading of the workshop's, with the
   * margins of a page (`"main"`) or without (`"edge"`); in `main` with a main heading of its own
   * (`"heading"`); or before or after `main`.
   */
  place?: "main" | "edge" | "heading" | "before-main" | "after-main";
}

/** What a file of stories exports. */
export interface StoryModule {
  default: Meta<ComponentType>;
  [story: string]: unknown;
}
