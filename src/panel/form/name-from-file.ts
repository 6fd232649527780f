/** What cameras, telephones and programs call pictures. */
const taken = /(?:^|[\s_.-])(?:img|dsc\w?|pxl|screen ?shot|whatsapp|signal)(?=[\s_.\d-])/i;
/** What people write beside a name. */
const noName =
  /^(?:image|photo|picture|portrait|foto|bild|imagen|immagine|untitled|unnamed|scan|copy|web|small|large|final|new)$/i;

/** The name of who or what a picture shows, as its file is called; a gap where that says none, such as `IMG_4711`. */
export function nameFromFile(file: string): string {
  if (taken.test(file)) return "…";
  const words = file
    .replace(/\.[^.]*$/, "")
    .split(/[\s_.+-]+/)
    .filter((word) => /\p{L}{2}|^\p{L}$/u.test(word) && !/\d/.test(word) && !noName.test(word));
  const written = words.join(" ");
  const isFolded = written === written.toLowerCase();
  const name = isFolded
    ? written.replaceAll(/(?<!\p{L})\p{L}/gu, (one) => one.toUpperCase())
    : written;
  return name.length > 1 ? name : "…";
}
