import { normalisePath } from '@quire/content/paper/find-files';
import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import { Unzip, UnzipInflate } from 'fflate';
import type { ArchiveRefusal } from './messages.ts';

/** A paper has far fewer files, and far smaller ones. */
const UNPACKED_MAX_BYTES = 3 * IMPORT_FILE_MAX_BYTES;
export const ENTRIES_MAX = 400;
/** So much is unpacked before anybody looks how much it has become. */
const STEP = 16 * 1024;

class Refused extends Error {
  readonly code: ArchiveRefusal;
  constructor(code: ArchiveRefusal) {
    super(code);
    this.code = code;
  }
}

/** What systems put into archives besides what they were asked to. */
const isSystems = (path: string) => /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db)(\/|$)/i.test(path);

/** A name as a path within the archive. An address outside it refuses the whole archive. */
function pathOf(name: string): string {
  const path = normalisePath(name);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no honest name has one
  if (path === null || /^([\\/]|[a-z]:)/i.test(name) || /[\u0000-\u001f]/.test(name)) {
    throw new Refused('zip/unsafe-path');
  }
  return path;
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export interface Bounds {
  /** Of the archive, in bytes. */
  readonly packed: number;
  /** Of all that comes out of it. */
  readonly unpacked: number;
  /** The only files that are unpacked, by their names as they stand in the archive; without it all. */
  readonly wanted?: (name: string) => boolean;
}

const OF_A_PAPER: Bounds = { packed: IMPORT_FILE_MAX_BYTES, unpacked: UNPACKED_MAX_BYTES };

/**
 * The files of an archive by their paths. What an archive says of its sizes is not believed: what
 * comes out of it is counted as it comes, and nothing is unpacked beyond the bounds.
 */
export function unzip(
  bytes: Uint8Array,
  { packed, unpacked: most, wanted }: Bounds = OF_A_PAPER,
): Map<string, Uint8Array<ArrayBuffer>> | ArchiveRefusal {
  if (bytes.length > packed) return 'zip/too-large';
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let [entries, unpacked, open] = [0, 0, 0];
  const reader = new Unzip((file) => {
    if (wanted && !wanted(file.name)) return;
    entries += 1;
    if (entries > ENTRIES_MAX) throw new Refused('zip/too-many');
    const path = pathOf(file.name);
    if (path === '' || file.name.endsWith('/') || isSystems(path)) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    open += 1;
    file.ondata = (error, chunk, final) => {
      // What this function throws comes back to it through the library.
      if (error) throw error instanceof Refused ? error : new Refused('zip/unreadable');
      size += chunk.length;
      unpacked += chunk.length;
      if (unpacked > most) throw new Refused('zip/too-large');
      parts.push(chunk);
      if (!final) return;
      open -= 1;
      files.set(path, join(parts, size));
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      reader.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch (error) {
    return error instanceof Refused ? error.code : 'zip/unreadable';
  }
  return entries === 0 || open > 0 ? 'zip/unreadable' : files;
}
