/** Names of people in a file's properties, front matter or title, which would identify an anonymous author. */
import { PEOPLE_PARTS } from '@quire/content/docx/docx-people';
import type { FileFormat } from '@quire/model/entities/submission-file';
import { z } from 'zod';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { archiveParts } from './archive-parts.ts';
import { type JudgedFile, rangeReader } from './judge-file.ts';
import { readApart } from './read-apart.ts';

const NAMES_MOST = 20;
const NAME_MOST_CHARACTERS = 200;
/** A PDF is in memory while it is read; larger ones are supplements, which reviewers need not get. */
const PDF_MOST_BYTES = 50 * 1024 * 1024;
/** What programs enter in place of a name. */
const NOBODY =
  /^(microsoft( office)?( user)?|office user|author|user|admin(istrator)?|unknown|anonymous( authors?)?|authors? names?( here)?|first author|second author|owner|python-docx|un-?named|utilisateur|benutzer|root|default|pandoc|latex.*|tex|\W*)$/i;

/** Sources of a paper. Classes and styles name their own authors, and are other people's work. */
const SOURCES = /\.(?:tex|ltx|bib|md|markdown|qmd|rmd|ipynb)$/i;
/** Larger files are data. */
const TEXT_MOST_BYTES = 8 * 1024 * 1024;
const ODT_PARTS = ['meta.xml', 'content.xml'];

/** Empty where the file could not be read. */
const NamesSchema = z.array(z.string()).catch([]);

async function written(
  store: ManuscriptStore,
  path: string,
  format: FileFormat,
  { entries, scan }: JudgedFile,
): Promise<unknown> {
  const read = rangeReader(store, path);
  if (entries && (format === 'docx' || format === 'xlsx')) {
    const wanted: readonly string[] = PEOPLE_PARTS;
    const parts = await archiveParts(read, entries, (name) => wanted.includes(name));
    return readApart({ what: 'names', format: 'docx', parts });
  }
  if (entries && format === 'odt') {
    const parts = await archiveParts(read, entries, (name) => ODT_PARTS.includes(name));
    return readApart({ what: 'names', format: 'odt', parts });
  }
  if (entries && format === 'zip') {
    const parts = await archiveParts(read, entries, (name) => SOURCES.test(name));
    return readApart({ what: 'names', format: 'text', parts });
  }
  if (SOURCES.test(path) && scan.size <= TEXT_MOST_BYTES) {
    const text = new TextDecoder().decode(await read(0, scan.size - 1));
    return readApart({ what: 'names', format: 'text', parts: new Map([[path, text]]) });
  }
  if (format === 'pdf' && scan.size <= PDF_MOST_BYTES) {
    return readApart({ what: 'names', format: 'pdf', bytes: await read(0, scan.size - 1) });
  }
  return null;
}

/** The names as written in the file, without duplicates and without the names of programs. */
export async function namesFound(
  store: ManuscriptStore,
  path: string,
  format: FileFormat,
  judged: JudgedFile,
): Promise<string[]> {
  const names = NamesSchema.parse(await written(store, path, format, judged));
  const plain = names.map((name) => name.replace(/\s+/g, ' ').trim());
  const people = plain.filter((name) => !NOBODY.test(name));
  return [...new Set(people)]
    .map((name) => name.slice(0, NAME_MOST_CHARACTERS))
    .slice(0, NAMES_MOST);
}
