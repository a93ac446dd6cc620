/** What mammoth takes differs between Node and the browser. */
export const mammothInput = (bytes: Uint8Array<ArrayBuffer>) =>
  typeof Buffer === 'undefined'
    ? { arrayBuffer: bytes.buffer }
    : { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
