const CHUNK = 32_768;

/** Bytes as a call takes them. In parts: a function takes only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, nth) =>
    String.fromCharCode(...bytes.subarray(nth * CHUNK, (nth + 1) * CHUNK)),
  );
  return btoa(parts.join(''));
}
