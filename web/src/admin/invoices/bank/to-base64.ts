const CHUNK = 32_768;

/** Encodes bytes for a call, in parts, as a function takes a limited number of arguments. */
export function toBase64(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, nth) =>
    String.fromCharCode(...bytes.subarray(nth * CHUNK, (nth + 1) * CHUNK)),
  );
  return btoa(parts.join(''));
}
