import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.local', 'coverage', 'fixtures']);

/**
 * One hash of the content of files and of everything below folders, apart from tests, fixtures
 * and what is built. A path that does not exist counts as empty.
 */
export async function fingerprint(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for await (const file of filesBelow(root, path)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function* filesBelow(root: string, path: string): AsyncGenerator<string> {
  let entries: { name: string; isDirectory(): boolean }[];
  try {
    entries = await readdir(join(root, path), { withFileTypes: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') yield path;
    else if (code !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || /\.test\.\w+$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(root, join(path, entry.name));
    else yield join(path, entry.name);
  }
}
