import { type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

/** A date of JATS: `day` is `2026-03-04`, or less of it. */
export function jatsDate(
  name: string,
  day: string,
  attributes: Readonly<Record<string, string>>,
): XmlPiece {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return xmlElement(
    name,
    { ...attributes, 'iso-8601-date': day },
    xmlIf('day', dayOfMonth),
    xmlIf('month', month),
    xmlElement('year', {}, year),
  );
}
