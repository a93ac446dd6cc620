import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.local', 'coverage', 'fixtures']);

/**
 * One hash of the content of files and of everything below folders, apart from tests, fixtures
 * and what is built. A path that does not exist counts as empty. Read one after the other without
 * waiting: of thousands of small files, waiting would be the longer part.
 *
 * @param known files by their paths, for those who ask for several hashes that share some: each is read once
 */
export function fingerprint(
  root: string,
  paths: readonly string[],
  known = new Map<string, Uint8Array>(),
): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(root, path)) {
      const bytes = known.get(file) ?? readFileSync(join(root, file));
      known.set(file, bytes);
      hash.update(`${file}\0`).update(bytes).update('\0');
    }
  }
  return hash.digest('hex');
}

function* filesBelow(root: string, path: string): Generator<string> {
  let entries: { name: string; isDirectory(): boolean }[];
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
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
