/** The DOIs that a manuscript cites, extracted during the upload, while the file is available. */
import type { FileFormat } from '@quire/model/entities/submission-file';
import { z } from 'zod';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { archiveParts } from './archive-parts.ts';
import { type JudgedFile, rangeReader } from './judge-file.ts';
import { readApart } from './read-apart.ts';

const TEXT_MOST_BYTES = 8 * 1024 * 1024;
const PDF_MOST_BYTES = 50 * 1024 * 1024;
const IN_ARCHIVE: Readonly<Partial<Record<FileFormat, RegExp>>> = {
  docx: /^word\/((document|footnotes|endnotes)\.xml|_rels\/(document|footnotes|endnotes)\.xml\.rels)$/,
  odt: /^content\.xml$/,
  zip: /\.(tex|bib|bbl)$/i,
};

const DoisSchema = z.array(z.string());

async function found(
  store: ManuscriptStore,
  path: string,
  format: FileFormat,
  { entries, scan }: JudgedFile,
): Promise<unknown> {
  const read = rangeReader(store, path);
  const wanted = IN_ARCHIVE[format];
  if (entries && wanted) {
    const parts = await archiveParts(read, entries, (name) => wanted.test(name));
    return parts.size > 0 ? readApart({ what: 'dois', parts }) : null;
  }
  if ((format === 'md' || format === 'tex' || format === 'ipynb') && scan.size <= TEXT_MOST_BYTES) {
    const text = new TextDecoder().decode(await read(0, scan.size - 1));
    return readApart({ what: 'dois', parts: new Map([[`text.${format}`, text]]) });
  }
  if (format !== 'pdf' || scan.size > PDF_MOST_BYTES) return null;
  return readApart({ what: 'dois', bytes: await read(0, scan.size - 1) });
}

/** In lower case, without duplicates; undefined where the file cannot be read. */
export async function doisInFile(
  store: ManuscriptStore,
  path: string,
  format: FileFormat,
  judged: JudgedFile,
): Promise<string[] | undefined> {
  return DoisSchema.safeParse(await found(store, path, format, judged)).data;
}
