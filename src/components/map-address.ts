/** A place on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Half the height of the view, in degrees. */
const reach = 0.004;

/** OpenStreetMap's embeddable map of a place, with a mark on it. */
export function mapEmbedAddress({ latitude, longitude }: Place): string {
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

/** OpenStreetMap's own page of a place. */
export function mapLinkAddress({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
