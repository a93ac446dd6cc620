import { type ReadRange, readZipEntry, type ZipEntry } from './zip-directory.ts';

/** A manuscript's whole text is a few megabytes of XML; anything larger is skipped. */
const PART_MOST_BYTES = 24 * 1024 * 1024;
const ALL_MOST_BYTES = 48 * 1024 * 1024;

/**
 * Text parts of an office document, by their paths. Parts that are too large or damaged are left
 * out.
 */
export async function archiveParts(
  read: ReadRange,
  entries: readonly ZipEntry[],
  isWanted: (path: string) => boolean,
): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const decoder = new TextDecoder();
  let total = 0;
  for (const entry of entries) {
    if (!isWanted(entry.name) || total + entry.size > ALL_MOST_BYTES) continue;
    const bytes = await readZipEntry(read, entry, PART_MOST_BYTES);
    if (!bytes) continue;
    total += bytes.length;
    parts.set(entry.name, decoder.decode(bytes));
  }
  return parts;
}
