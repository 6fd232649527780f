/** Shows the map of the page on import. The boot script and React import it when the map comes into view. */
import { loadFrame } from "./load-frame.ts";

/** Half the height of the view, in degrees. */
const reach = 0.004;

/**
 * The result for each frame whose map was requested. React asks again after the import, and gets the same.
 */
const asked = new WeakMap<HTMLIFrameElement, Promise<boolean>>();

/**
 * Loads a map, and shows its frame once it is there. If its site does not answer, the drawn ground stays; a device that
 * comes online tries again.
 *
 * @param frame Has the place in `data-mapplace`, as degrees north and east.
 * @returns Whether the map is shown; false if its site did not answer.
 */
export function showMap(frame: HTMLIFrameElement): Promise<boolean> {
  const answer = asked.get(frame) ?? requestMap(frame);
  asked.set(frame, answer);
  return answer;
}

async function requestMap(frame: HTMLIFrameElement): Promise<boolean> {
  const [latitude, longitude] = (frame.dataset["mapplace"] as string).split(",").map(Number);
  try {
    await loadFrame(frame, embedAddress(latitude as number, longitude as number));
    return true;
  } catch {
    asked.delete(frame);
    addEventListener("online", () => frame.isConnected && showMap(frame), { once: true });
    return false;
  }
}

/** Address of OpenStreetMap's embeddable map of a place, in degrees, with a marker. */
function embedAddress(latitude: number, longitude: number): string {
  const corners = [
    longitude - 2 * reach,
    latitude - reach,
    longitude + 2 * reach,
    latitude + reach,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

for (const frame of document.querySelectorAll<HTMLIFrameElement>("[data-mapplace]")) showMap(frame);
