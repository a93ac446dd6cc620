import { rename, writeFile } from 'node:fs/promises';

/** Writes a file so that, whatever happens meanwhile, it holds the old content or the new. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const half = `${file}.half`;
  await writeFile(half, content);
  await rename(half, file);
}
