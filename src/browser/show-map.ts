/** Shows the map of the page, by being imported: the boot script and React do so once it is seen. */

/** Half the height of the view, in degrees. */
const reach = 0.004;

/**
 * Frames whose map is asked for, or shown, each with what became of that: whoever asks a second time, as
 * React does after the import alone, is told the same.
 */
const asked = new WeakMap<HTMLIFrameElement, Promise<boolean>>();

/**
 * Asks for a map, and has its frame shown once it is there. No engine tells a page whether another
 * site's document has failed: Chromium shows its own page in grey then, and says that it has loaded.
 * So the map's site is first asked whether it answers at all. Where it does not, or not yet, the drawn
 * ground stays; a device that comes online again asks anew.
 *
 * @param frame Holds the place in `data-mapplace`, as degrees north and east. What it stands in gets
 *   `data-shown` once the map is there.
 * @returns Whether the map is there, once it is, or once its site has not answered.
 */
export function showMap(frame: HTMLIFrameElement): Promise<boolean> {
  const answer = asked.get(frame) ?? ask(frame);
  asked.set(frame, answer);
  return answer;
}

async function ask(frame: HTMLIFrameElement): Promise<boolean> {
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
  // Only now, because with scripts allowed it would weaken the frame's first, empty document.
  frame.sandbox.add("allow-same-origin");
  frame.src = address;
  await loaded;
  (frame.parentElement as HTMLElement).dataset["shown"] = "";
  return true;
}

/** OpenStreetMap's embeddable map of a place, in degrees, with a mark on it. */
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
