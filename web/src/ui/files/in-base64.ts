/** The bytes of a file as a call carries them. Rejects where the browser cannot read it. */
export async function inBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: a function takes only so many arguments.
  const PIECE = 0x8000;
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * PIECE, (at + 1) * PIECE)),
  );
  return btoa(pieces.join(''));
}
