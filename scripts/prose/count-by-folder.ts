type Counts = Readonly<Record<string, number>>;

/** A folder deeper than this counts with the one above it. */
const DEPTH = 4;

/** The folder that a file's findings are counted for. */
export const folderOf = (file: string): string =>
  file.split('/').slice(0, -1).slice(0, DEPTH).join('/') || '.';

/** The findings of files, by folder: `web/src/admin/books`, `docs`. Folders without one are left out. */
export function countByFolder(files: Iterable<readonly [file: string, found: number]>): Counts {
  const counts: Record<string, number> = {};
  for (const [file, found] of files) {
    const folder = folderOf(file);
    if (found > 0) counts[folder] = (counts[folder] ?? 0) + found;
  }
  return counts;
}

/** The folders with more findings than they are allowed. */
export function grown(counts: Counts, allowed: Counts) {
  return Object.entries(counts)
    .map(([folder, found]) => ({ folder, found, most: allowed[folder] ?? 0 }))
    .filter(({ found, most }) => found > most);
}

/** What is allowed from now on: in no folder more than before, and none where nothing is left. */
export function lowered(counts: Counts, allowed: Counts): Counts {
  const entries = Object.entries(allowed)
    .map(([folder, most]) => [folder, Math.min(most, counts[folder] ?? 0)] as const)
    .filter(([, most]) => most > 0);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
