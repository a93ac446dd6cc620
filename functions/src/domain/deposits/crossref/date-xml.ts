import { type XmlPiece, xmlElement, xmlIf } from '@quire/content/export/xml-element';

/** A day or a year; `date`: `2026-06-01` or `2026`. Published online, unless it is no date of publication. */
export function dateXml(name: string, date: string): XmlPiece {
  const [year = '', month, day] = date.split('-');
  return xmlElement(
    name,
    name === 'publication_date' ? { media_type: 'online' } : {},
    xmlIf('month', month),
    xmlIf('day', day),
    xmlElement('year', {}, year),
  );
}
