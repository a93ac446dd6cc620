import { createHash } from 'node:crypto';
import {
  FILE_FORMATS,
  type FileFormat,
  type FileKind,
  type RemovedPart,
} from '@quire/model/entities/submission-file';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { type JudgedFile, judgeFile } from './judge-file.ts';
import { requireNoMalware, safePdf } from './safe-upload.ts';

/** A PDF is in memory while it is cleaned; larger ones are sent in an archive. */
const PDF_MOST_BYTES = 100 * 1024 * 1024;

export interface SafeFile {
  readonly judged: JudgedFile;
  readonly removed: readonly RemovedPart[];
}

/**
 * Checks a stored file that is new, has it scanned, and removes active content from a PDF: afterwards the
 * file at `path` is the clean one. Throws `Refused` with one of `file/…`.
 */
export async function makeSafe(
  ports: Pick<Ports, 'log' | 'scanner'> & { readonly store: ManuscriptStore },
  path: string,
  claimed: { readonly name: string; readonly kind: FileKind; readonly format: FileFormat },
): Promise<SafeFile> {
  const { store } = ports;
  const { name, format } = claimed;
  const judged = await judgeFile(store, path, claimed);
  await requireNoMalware(ports, name, store.stream(path));
  if (format !== 'pdf') return { judged, removed: [] };
  if (judged.scan.size > PDF_MOST_BYTES) {
    throw new Refused('file/unsafe-pdf', { field: 'files', values: { name } });
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of store.stream(path)) pieces.push(piece);
  const before = Buffer.concat(pieces);
  const { bytes, removed } = await safePdf(name, before);
  if (before.equals(bytes)) return { judged, removed };
  await store.write(path, bytes, FILE_FORMATS.pdf.type);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { judged: { ...judged, scan: { ...judged.scan, size: bytes.length, sha256 } }, removed };
}
