import { expect, it } from "vitest";
import { nameFromFile } from "./name-from-file.ts";

it.each([
  ["anna-verdi.jpg", "Anna Verdi"],
  ["Paul_Noir portrait.jpg", "Paul Noir"],
  ["McKenna O’Neil 2.png", "McKenna O’Neil"],
  ["מרים כהן.jpg", "מרים כהן"],
  ["IMG_2041.jpg", "…"],
  ["WhatsApp Image 2024-01-01 at 12.00.jpeg", "…"],
  ["portrait-3.webp", "…"],
])("a picture called %s gives the name %s", (file, name) => expect(nameFromFile(file)).toBe(name));
