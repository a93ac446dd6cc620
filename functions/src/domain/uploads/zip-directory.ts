/**
 * The directory of a ZIP archive (APPNOTE 4.3), read from its end without unpacking anything: its
 * entries, their unpacked sizes, and single entries up to a limit. Archives of more than 65,535
 * entries or 4 GiB (ZIP64's own directory) are not accepted.
 */
import { inflateRawSync } from 'node:zlib';

/** Bytes from `start` to `end`, both included. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const DIRECTORY_MAX = 8 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function endRecord(tail: Uint8Array): { size: number; offset: number } | null {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    return { size: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true) };
  }
  return null;
}

/** Streaming writers leave 0xffffffff and put the sizes into an extra field. */
function wideSizes(extra: Uint8Array, narrow: readonly number[]): number[] | null {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      let next = at + 4;
      return narrow.map((value) => {
        if (value !== 0xffffffff || next + 8 > extra.length) return value;
        next += 8;
        return Number(view.getBigUint64(next - 8, true));
      });
    }
    at += 4 + length;
  }
  return null;
}

function readEntries(directory: Uint8Array): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  const view = viewOf(directory);
  const decoder = new TextDecoder();
  for (let at = 0; at + 46 <= directory.length; ) {
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > directory.length) return null;
    const narrow = [24, 20, 42].map((place) => view.getUint32(at + place, true));
    const [size = 0, packed = 0, offset = 0] =
      wideSizes(directory.subarray(nameEnd, extraEnd), narrow) ?? narrow;
    const name = decoder.decode(directory.subarray(at + 46, nameEnd));
    entries.push({ name, method: view.getUint16(at + 10, true), packed, size, offset });
    at = next;
  }
  return entries;
}

/** Every entry of an archive of this size; null where the archive cannot be read. */
export async function readZipDirectory(read: ReadRange, size: number): Promise<ZipEntry[] | null> {
  if (size < END_BYTES) return null;
  const tail = await read(Math.max(0, size - END_BYTES - COMMENT_MAX), size - 1);
  const end = endRecord(tail);
  if (!end || end.size > DIRECTORY_MAX || end.offset + end.size > size) return null;
  if (end.size === 0) return [];
  return readEntries(await read(end.offset, end.offset + end.size - 1));
}

/** One entry, unpacked; null where it exceeds the limit, or does not match the directory. */
export async function readZipEntry(
  read: ReadRange,
  { method, packed, size, offset }: ZipEntry,
  mostBytes: number,
): Promise<Uint8Array | null> {
  if (size > mostBytes || packed > mostBytes) return null;
  const header = await read(offset, offset + 29);
  const view = viewOf(header);
  if (header.length < 30 || view.getUint32(0, true) !== LOCAL_SIGNATURE) return null;
  const start = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  const bytes = packed === 0 ? new Uint8Array() : await read(start, start + packed - 1);
  if (method === STORED) return bytes;
  if (method !== DEFLATED) return null;
  try {
    // The directory's size is not trusted: no more than this is ever unpacked.
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, Math.min(size, mostBytes)) });
  } catch {
    return null;
  }
}
