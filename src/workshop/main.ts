/** The workshop's one document: the story that its address names, or the list of all. */
const canvas = document.getElementById("workshop") as HTMLElement;
const id = new URLSearchParams(location.search).get("story");

if (id === null) import("./index-page.tsx").then(({ openIndex }) => openIndex(canvas));
else import("./open-story.tsx").then(({ openStory }) => openStory(id, canvas));

export {};
