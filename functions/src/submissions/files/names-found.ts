/** Names of people in a file's properties: they would give an anonymous author away. */
import { docxPeople, PEOPLE_PARTS } from '@quire/content/docx/docx-people';
import { elementTexts } from '@quire/content/docx/xml-text';
import type { FileFormat } from '@quire/model/entities/submission-file';
import type { ManuscriptStore } from '../manuscript-store.ts';
import { archiveParts } from './archive-parts.ts';
import { type JudgedFile, rangeReader } from './judge-file.ts';

const NAMES_MOST = 20;
const NAME_MOST_CHARACTERS = 200;
/** A PDF is held whole while it is read; larger ones are supplements, which reviewers need not get. */
const PDF_MOST_BYTES = 50 * 1024 * 1024;
/** What programs put where a name should be. */
const NOBODY =
  /^(microsoft( office)?( user)?|office user|author|user|admin(istrator)?|unknown|anonymous|owner|python-docx|un-?named|utilisateur|benutzer|root|default|pandoc|latex.*|tex|\W*)$/i;

const ODT_PARTS = ['meta.xml', 'content.xml'];

async function written(
  store: ManuscriptStore,
  path: string,
  format: FileFormat,
  { entries, scan }: JudgedFile,
): Promise<string[]> {
  const read = rangeReader(store, path);
  if (entries && (format === 'docx' || format === 'xlsx')) {
    const wanted: readonly string[] = PEOPLE_PARTS;
    return docxPeople(await archiveParts(read, entries, (name) => wanted.includes(name)));
  }
  if (entries && format === 'odt') {
    const parts = await archiveParts(read, entries, (name) => ODT_PARTS.includes(name));
    const names = ['meta:initial-creator', 'dc:creator'];
    return [...parts.values()].flatMap((xml) => elementTexts(xml, names));
  }
  if (format === 'pdf' && scan.size <= PDF_MOST_BYTES) {
    const { pdfPeople } = await import('./pdf-people.ts');
    return pdfPeople(await read(0, scan.size - 1));
  }
  return [];
}

/** Each name once, as it is written in the file; programs' own words left out. */
export async function namesFound(
  store: ManuscriptStore,
  path: string,
  format: FileFormat,
  judged: JudgedFile,
): Promise<string[]> {
  const names = await written(store, path, format, judged);
  const plain = names.map((name) => name.replace(/\s+/g, ' ').trim());
  const people = plain.filter((name) => !NOBODY.test(name));
  return [...new Set(people)]
    .map((name) => name.slice(0, NAME_MOST_CHARACTERS))
    .slice(0, NAMES_MOST);
}
