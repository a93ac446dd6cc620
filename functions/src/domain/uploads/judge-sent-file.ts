import { withoutUnseen } from '@quire/model/entities/profile';
import type { FileFormat, FileKind } from '@quire/model/entities/submission-file';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { claimedFormat, judgeFile, judgeSize } from './judge-file.ts';
import { type ScanPorts, safeUpload } from './safe-upload.ts';

/** A file that is nowhere yet, looked at as one that is stored. */
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
 * A file that a call has carried, as it may be kept: of a format and size that its kind takes, scanned, and a PDF
 * without what a viewer would run.
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
