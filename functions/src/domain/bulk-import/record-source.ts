/** A file of records, read in parts from any position. */
import type { METADATA_FORMATS, MetadataFormat } from '@quire/model/entities/import-run';
import { csvSource } from './csv-source.ts';
import { jsonLinesSource } from './json-lines-source.ts';
import type { RecordSource } from './raw-record.ts';
import { worksSource } from './works-source.ts';

/** Opens a file; throws `SyntaxError` or `UnreadableFile` if it is not in this format. */
export function openRecords(format: MetadataFormat, bytes: Uint8Array): RecordSource {
  const open = {
    jsonl: jsonLinesSource,
    csv: csvSource,
    crossref: worksSource,
  } as const satisfies Record<keyof typeof METADATA_FORMATS, unknown>;
  return open[format](bytes);
}
