declare module "virtual:workshop/stories" {
  const stories: import("./story-entry.ts").StoryEntry[];
  export default stories;
}
