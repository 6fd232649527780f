/** Lines of 1.6 px on a square of 18 px. */
const lines = {
  text: "M4 5V4h10v1M9 4v10M7 14h4",
  paragraph: "M3 5h12M3 9h12M3 13h7",
  link: "M4 5.5h10a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2M6 9h6",
  picture:
    "M4.5 3.5h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M3 13l4-4 3 3 2-2 3 3",
  list: "M7 5h8M7 9h8M7 13h8M3.5 5h.01M3.5 9h.01M3.5 13h.01",
  pages: "M5 2.5h5.5L14 6v9.5H5zM10.5 2.5V6H14",
  settings: "M2.5 5.5h7M13.5 5.5h2M2.5 12.5h2M8.5 12.5h7M11.5 3.5v4M6.5 10.5v4",
  undo: "M6 4 3 7l3 3M3 7h7a4 4 0 0 1 0 8H7",
  redo: "m12 4 3 3-3 3M15 7H8a4 4 0 0 0 0 8h3",
  close: "m4.5 4.5 9 9m0-9-9 9",
  back: "m11 4-5 5 5 5",
};

export type PanelIconName = keyof typeof lines;

/** A drawing for the eye, beside or in place of words that are said. */
export function PanelIcon({ name }: { name: PanelIconName }) {
  return (
    <svg viewBox="0 0 18 18" className={`icon icon-${name}`} aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}
