/** Larger files are not searched: hosts refuse them anyway. */
export const mostToSearch = 100_000_000;

/** The latitude in Exif data, in either byte order (Exif 2.32, tag 2 of the GPS attributes: type 5, count 3). */
const exifLatitudes = ["0200050003000000", "0002000500000003"];
/** The latitude in XMP, and the place where a film was taken (QuickTime, ISO 6709). */
const writtenPlace = /exif:GPSLatitude|location\.ISO6709|\xa9xyz.{4}[+-]\d/s;

/** What a file contains that visitors must not get. */
export function secretIn(
  name: string,
  bytes: () => Buffer,
): "location" | "private-key" | undefined {
  if (/\.(txt|asc|md|csv|json|xml|html?)$|^[^.]*$/i.test(name))
    return /PRIVATE KEY( BLOCK)?-----/.test(`${bytes()}`) ? "private-key" : undefined;
  if (!/\.(jpe?g|png|webp|avif|tiff?|psd|pdf|mp4|mov)$/i.test(name)) return undefined;
  const saysWhere =
    exifLatitudes.some((latitude) => bytes().includes(latitude, 0, "hex")) ||
    writtenPlace.test(bytes().toString("latin1"));
  return saysWhere ? "location" : undefined;
}
