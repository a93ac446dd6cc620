/** A manuscript's own metadata, read where possible: offered to the author, never imposed. */
import type { FileFormat, FileKind } from '@quire/model/entities/submission-file';
import { type Offered, OfferedSchema } from '@quire/model/submission/offered';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { archiveParts } from './archive-parts.ts';
import { type JudgedFile, rangeReader } from './judge-file.ts';
import { readApart } from './read-apart.ts';

/** Texts up to this size are read; larger files are data. */
const TEXT_MOST_BYTES = 8 * 1024 * 1024;
/** The text of a file, and what is needed to read it, without Word's notes and pictures. */
const PARTS: Readonly<Partial<Record<FileFormat, readonly string[]>>> = {
  odt: ['content.xml', 'styles.xml'],
  docx: [
    '[Content_Types].xml',
    '_rels/.rels',
    'word/document.xml',
    'word/_rels/document.xml.rels',
    'word/styles.xml',
    'word/numbering.xml',
  ],
};

async function said(
  store: ManuscriptStore,
  path: string,
  { kind, format }: { kind: FileKind; format: FileFormat },
  { scan, entries }: JudgedFile,
): Promise<unknown> {
  const read = rangeReader(store, path);
  const whole = () => read(0, scan.size - 1);
  if (format === 'xml' && scan.size <= TEXT_MOST_BYTES) {
    return readApart({ what: 'offered', format, bytes: await whole() });
  }
  if (kind !== 'manuscript') return null;
  if ((format === 'md' || format === 'tex' || format === 'ipynb') && scan.size <= TEXT_MOST_BYTES) {
    return readApart({ what: 'offered', format, bytes: await whole() });
  }
  if ((format !== 'docx' && format !== 'odt') || !entries) return null;
  const text = entries.find(({ name }) => /^(word\/document|content)\.xml$/.test(name));
  if (!text || text.size > TEXT_MOST_BYTES) return null;
  const parts = await archiveParts(read, entries, (name) => PARTS[format]?.includes(name) ?? false);
  return readApart({ what: 'offered', format, parts });
}

/** Null where nothing is found; an unreadable file is not an error. */
export async function offeredByFile(
  store: ManuscriptStore,
  path: string,
  file: { kind: FileKind; format: FileFormat },
  judged: JudgedFile,
): Promise<Offered | null> {
  try {
    return OfferedSchema.nullable().parse(await said(store, path, file, judged));
  } catch {
    return null;
  }
}
