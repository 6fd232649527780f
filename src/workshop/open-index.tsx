import { createRoot } from "react-dom/client";
import { IndexPage } from "./index-page.tsx";

/** Shows the list of all stories. */
export function openIndex(canvas: HTMLElement): void {
  document.title = "Workshop";
  createRoot(canvas).render(<IndexPage />);
}
