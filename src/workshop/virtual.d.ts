declare module "virtual:workshop/stories" {
  const stories: import("./stories.ts").StoryEntry[];
  export default stories;
}
