import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import { paperPath } from '../../publishing/paper-path.ts';
import { readZipDirectory, readZipEntry } from '../../uploads/zip-directory.ts';

const ENTRIES_MOST = 500;
const ALL_MOST_BYTES = 150 * 1024 * 1024;
/** The files that make up a paper; the rest of an archive is not unpacked. */
const WANTED =
  /\.(md|markdown|ipynb|xml|tex|ltx|sty|cls|bib|bbl|json|ya?ml|png|jpe?g|tiff?|svg|webp|gif|pdf|eps)$/i;

/** A paper's folder from an archive, within limits; null if it is not a paper or too large. */
export async function unzipManuscript(
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, Uint8Array> | null> {
  const read = async (start: number, end: number) => bytes.subarray(start, end + 1);
  const entries = await readZipDirectory(read, bytes.length);
  if (!entries || entries.length > ENTRIES_MOST * 10) return null;
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for (const entry of entries) {
    const path = paperPath(entry.name);
    const isOurs = path !== null && WANTED.test(path) && !/(^|\/)(__MACOSX|\._)/.test(path);
    if (!isOurs || files.size >= ENTRIES_MOST || total + entry.size > ALL_MOST_BYTES) continue;
    const unpacked = await readZipEntry(read, entry, IMPORT_FILE_MAX_BYTES);
    if (!unpacked) continue;
    total += unpacked.length;
    files.set(path, unpacked);
  }
  return files;
}
