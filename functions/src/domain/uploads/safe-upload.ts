/**
 * Checks every upload before it is stored: the malware scanner, where one is set up, and for PDFs
 * the removal of active content.
 */
import type { RemovedPart } from '@quire/model/entities/submission-file';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { CleanPdf } from './clean-pdf.ts';
import { readApart } from './read-apart.ts';

export type ScanPorts = Pick<Ports, 'log' | 'scanner'>;

/** A PDF of hundreds of pages takes seconds; people do not wait longer. */
const PDF_MOST_MS = 60_000;
/** Viewers accept a file that begins a little later. */
const PDF_WITHIN = 1024;

/**
 * Has a file scanned. Throws `file/infected`, `file/not-scanned`, and `file/scanner-away`: nothing is
 * stored unscanned, and the sender has to try again.
 */
export async function requireNoMalware(
  { scanner, log }: ScanPorts,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (!scanner) return;
  const verdict = await scanner.scan(chunks);
  switch (verdict.outcome) {
    case 'clean':
      return;
    case 'infected':
      log.warn('upload/infected', { name, found: verdict.found });
      throw new Refused('file/infected', {
        field: 'files',
        values: { name, found: verdict.found },
      });
    case 'not-scanned':
      log.warn('upload/not-scanned', { name, reason: verdict.reason });
      throw new Refused('file/not-scanned', {
        field: 'files',
        values: { name, reason: verdict.reason },
      });
    case 'away':
      log.error('upload/scanner-away', { reason: verdict.reason });
      throw new Refused('file/scanner-away', { field: 'files', values: { name } });
  }
}

const isCleanPdf = (value: unknown): value is CleanPdf =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'removed' in value;

/** A PDF without scripts, dangerous actions and attachments. Throws `file/unsafe-pdf` where it cannot be read. */
export async function safePdf(name: string, bytes: Uint8Array): Promise<CleanPdf> {
  const clean = await readApart({ what: 'clean-pdf', bytes }, PDF_MOST_MS);
  if (isCleanPdf(clean)) return clean;
  throw new Refused('file/unsafe-pdf', { field: 'files', values: { name } });
}

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, PDF_WITHIN)).includes('%PDF-');

/** A file in memory as a stream. */
export async function* whole(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/**
 * Checks a file in memory, and returns it as it can be stored. Throws `Refused` like the two above.
 */
export async function safeUpload(
  ports: ScanPorts,
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly removed: readonly RemovedPart[] }> {
  await requireNoMalware(ports, name, whole(bytes));
  return isPdf(bytes) ? safePdf(name, bytes) : { bytes, removed: [] };
}
