/** Shows the map of the page on import. The boot script and React import it when the map comes into view. */

/** Half the height of the view, in degrees. */
const reach = 0.004;

/**
 * The result for each frame whose map was requested. React asks again after the import, and gets the same.
 */
const asked = new WeakMap<HTMLIFrameElement, Promise<boolean>>();

/**
 * Loads a map, and shows its frame once it is there. No engine reports to a page that a document of another
 * site failed: Chromium shows its own grey page then, and fires `load`. So a request checks first that the
 * map's site answers at all. If it does not, the drawn ground stays; a device that comes online tries again.
 *
 * @param frame Has the place in `data-mapplace`, as degrees north and east. Its parent gets `data-shown`
 *   once the map is there.
 * @returns Whether the map is shown; false if its site did not answer.
 */
export function showMap(frame: HTMLIFrameElement): Promise<boolean> {
  const answer = asked.get(frame) ?? requestMap(frame);
  asked.set(frame, answer);
  return answer;
}

async function requestMap(frame: HTMLIFrameElement): Promise<boolean> {
  const [latitude, longitude] = (frame.dataset["mapplace"] as string).split(",").map(Number);
  const address = embedAddress(latitude as number, longitude as number);
  try {
    await fetch(address, {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
  } catch {
    asked.delete(frame);
    addEventListener("online", () => frame.isConnected && showMap(frame), { once: true });
    return false;
  }
  const loaded = new Promise((resolve) => {
    frame.onload = resolve;
  });
  // Only now: together with scripts it would weaken the frame's first, empty document.
  frame.sandbox.add("allow-same-origin");
  frame.src = address;
  await loaded;
  (frame.parentElement as HTMLElement).dataset["shown"] = "";
  return true;
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
