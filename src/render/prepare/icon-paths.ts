import type { IconName } from "../../engine/schema/values/primitives.ts";
import type { OwnIcon } from "../../site/components/icon.tsx";

/** One family of icons on a 24-unit grid, drawn with round strokes: those that only content names. */
export const iconPaths: Readonly<Record<Exclude<IconName, OwnIcon>, string>> = {
  awning: "M3 9 5 4h14l2 5M3 9a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M5 12v8h14v-8M10 20v-5h4v5",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  book: "M12 6C9.5 4.5 6 4.5 3 5v13c3-.5 6.5-.5 9 1 2.5-1.5 6-1.5 9-1V5c-3-.5-6.5-.5-9 1zm0 0v13M6 9h3M6 12h3M15 9h3M15 12h3",
  calendar: "M4 5h16v15H4zM4 10h16M8 2.5V7M16 2.5V7",
  camera: "M4 8h4l2-3h4l2 3h4v11H4zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0",
  chat: "M3 5h18v12H11l-5 4v-4H3zM8 11h8",
  clock: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3.5 2",
  compass: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M15.5 8.5l-2 5-5 2 2-5z",
  crate:
    "M4 11h16v9H4zM4 15.5h16M9 11v9M15 11v9M12 8c0-3 2-5 5-5 0 3-2 5-5 5M12 8c0-2-1.5-3.5-4-3.5C8 7 9.5 8 12 8m0 0v3",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  heart: "M12 20C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20z",
  mail: "M3 6h18v13H3zM3 7l9 7 9-7",
  map: "m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  people:
    "M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5 1 3.5 3 3.5 5.5",
  phone:
    "M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  pin: "M12 21c-4-5-7-8-7-11.5a7 7 0 0 1 14 0C19 13 16 16 12 21zM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
  profile: "M4 4h16v16H4zM8 11v5M8 8v0M12 16v-5M12 13.5a2 2 0 0 1 4 0V16",
  shield: "M12 3 4.5 6v6c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V6zM9 12l2.2 2.200L15.5 10",
  video: "M3 6h18v12H3zM10 9.5v5l4.5-2.5z",
};
