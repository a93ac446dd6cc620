/** Whether a file can be added to a submission: by its name, its size, and its actual format. */
import {
  FILE_FORMATS,
  FILE_KINDS,
  type FileFormat,
  type FileKind,
  formatOfName,
} from '@quire/model/entities/submission-file';
import { Refused } from '../../platform/errors/refused.ts';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { type Scan, scanStream } from './scan-stream.ts';
import { isZip, sniffFormat } from './sniff-format.ts';
import { type ReadRange, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const MIB = 1024 * 1024;
/** Real documents compress to a tenth; a file that unpacks to this much more is an attack. */
const EXPANSION_MOST = 120;
const EXPANSION_FREE_BYTES = 20 * MIB;
const UNPACKED_MOST_BYTES = 2_048 * MIB;
const ENTRIES_MOST = 20_000;

const formatsOf = (kind: FileKind): readonly FileFormat[] => FILE_KINDS[kind].formats;
const inWords = (kind: FileKind) =>
  formatsOf(kind)
    .map((format) => FILE_FORMATS[format].label)
    .join(', ');
const inMib = (bytes: number) =>
  `${(bytes / MIB).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

/** The format that a name claims. Throws `file/refused` where this kind does not accept it. */
export function claimedFormat(name: string, kind: FileKind): FileFormat {
  const format = formatOfName(name);
  if (format && formatsOf(kind).includes(format)) return format;
  throw new Refused('file/refused', { field: 'files', values: { name, formats: inWords(kind) } });
}

/** Throws `file/empty` or `file/too-large`. */
export function judgeSize(name: string, kind: FileKind, bytes: number): void {
  if (bytes === 0) throw new Refused('file/empty', { field: 'files', values: { name } });
  const { maxBytes } = FILE_KINDS[kind];
  if (bytes <= maxBytes) return;
  const values = { name, size: inMib(bytes), most: inMib(maxBytes) };
  throw new Refused('file/too-large', { field: 'files', values });
}

/** Refuses archives that would fill a disk, or whose parts claim more bytes than there are. */
function judgeExpansion(name: string, size: number, entries: readonly ZipEntry[]): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const most = Math.min(UNPACKED_MOST_BYTES, EXPANSION_FREE_BYTES + EXPANSION_MOST * size);
  if (unpacked <= most && packed <= size && entries.length <= ENTRIES_MOST) return;
  const values = { name, size: `${inMib(unpacked)} unpacked`, most: inMib(most) };
  throw new Refused('file/too-large', { field: 'files', values });
}

/** Reads a part of a stored file. */
export const rangeReader =
  (store: Pick<ManuscriptStore, 'stream'>, path: string): ReadRange =>
  async (start, end) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of store.stream(path, { start, end })) pieces.push(piece);
    return Buffer.concat(pieces);
  };

export interface JudgedFile {
  readonly scan: Scan;
  /** The contents of an archive. */
  readonly entries: readonly ZipEntry[] | null;
}

/** Checks a stored file that claims this format. Throws `Refused` with one of `file/…`. */
export async function judgeFile(
  store: Pick<ManuscriptStore, 'stream'>,
  path: string,
  { name, kind, format }: { name: string; kind: FileKind; format: FileFormat },
): Promise<JudgedFile> {
  const scan = await scanStream(store.stream(path));
  judgeSize(name, kind, scan.size);
  const entries = isZip(scan) ? await readZipDirectory(rangeReader(store, path), scan.size) : null;
  if (entries) judgeExpansion(name, scan.size, entries);
  if ((await sniffFormat(scan, format, entries)) === format) return { scan, entries };
  throw new Refused('file/wrong-type', {
    field: 'files',
    values: { name, formats: inWords(kind) },
  });
}
