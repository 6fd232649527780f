/** Bytes in base64, as JSON can hold them. `Uint8Array.toBase64` is not in browsers of before 2025. */
export function toBase64(bytes: Uint8Array): string {
  let signs = "";
  // More arguments at once than some engines take are too many.
  for (let at = 0; at < bytes.length; at += 0x8000)
    signs += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(signs);
}

/** The bytes of a text in base64, which may be in lines. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text whose UTF-8 the bytes are; nothing of a picture. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return bytes.includes(0) ? undefined : strict.decode(bytes);
  } catch {
    return undefined;
  }
}
