import { type XmlPiece, xmlElement, xmlIf } from '@quire/content/export/xml-element';
import type { SchemaVersion } from './crossref-version.ts';

/** The archives that the schema knows, as it spells them; a journal may write them otherwise. */
export function archivesXml(
  names: readonly string[],
  { archives }: SchemaVersion,
): XmlPiece | null {
  const known = archives.filter((archive) =>
    names.some((name) => name.trim().toLowerCase() === archive.toLowerCase()),
  );
  return xmlIf(
    'archive_locations',
    known.map((name) => xmlElement('archive', { name })),
  );
}
