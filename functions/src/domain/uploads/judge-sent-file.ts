import { withoutUnseen } from '@quire/model/entities/profile';
import type { FileFormat, FileKind } from '@quire/model/entities/submission-file';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { claimedFormat, judgeFile, judgeSize } from './judge-file.ts';
import { type ScanPorts, safeUpload } from './safe-upload.ts';

/** Presents a file in memory like a stored one. */
const inMemory = (bytes: Uint8Array): Pick<ManuscriptStore, 'stream' | 'size'> => ({
  size: async () => bytes.length,
  async *stream(_path, range) {
    yield range ? bytes.subarray(range.start, range.end + 1) : bytes;
  },
});

interface SentFile {
  readonly name: string;
  readonly format: FileFormat;
  readonly bytes: Uint8Array;
}

/**
 * Checks a file from a request, and returns it as it can be stored: with a format and size that its kind accepts,
 * scanned, and, if it is a PDF, without active content.
 *
 * @param data in base64
 * @throws Refused `file/…`
 */
export async function judgeSentFile(
  ports: ScanPorts & { readonly store: ManuscriptStore },
  sent: { readonly name: string; readonly data: string },
  kind: FileKind,
): Promise<SentFile> {
  const name = withoutUnseen(sent.name).replace(/[/\\]/g, '_');
  const bytes = Buffer.from(sent.data, 'base64');
  const format = claimedFormat(name, kind);
  judgeSize(name, kind, bytes.length);
  await judgeFile({ ...ports.store, ...inMemory(bytes) }, '', { name, kind, format });
  const safe = await safeUpload(ports, name, bytes);
  return { name, format, bytes: safe.bytes };
}
