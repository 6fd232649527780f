/** A place on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** OpenStreetMap's own page of a place. */
export function mapLinkAddress({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
