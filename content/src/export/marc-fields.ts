/**
 * The pieces of MARC 21 in XML that records of articles and books share.
 *
 * @see https://www.loc.gov/marc/bibliographic/
 */
import { type XmlContent, type XmlPiece, xmlElement } from './xml-element.ts';

export const MARC = 'http://www.loc.gov/MARC21/slim';

export type Subfield = readonly [code: string, text: string | undefined | null];

export const marcControl = (tag: string, text: string) => xmlElement('controlfield', { tag }, text);

/** A field with its indicators; without subfields there is none. */
export function marcField(
  tag: string,
  indicators: string,
  ...subfields: readonly Subfield[]
): XmlPiece[] {
  const given = subfields.flatMap(([code, text]) =>
    text ? [xmlElement('subfield', { code }, text)] : [],
  );
  const [ind1 = ' ', ind2 = ' '] = indicators;
  return given.length > 0 ? [xmlElement('datafield', { tag, ind1, ind2 }, given)] : [];
}

/** 336 to 338: a text that is read online. */
export const marcOnlineText = (): XmlPiece[] => [
  ...marcField('336', '  ', ['a', 'text'], ['b', 'txt'], ['2', 'rdacontent']),
  ...marcField('337', '  ', ['a', 'computer'], ['b', 'c'], ['2', 'rdamedia']),
  ...marcField('338', '  ', ['a', 'online resource'], ['b', 'cr'], ['2', 'rdacarrier']),
];

export const marcOpenAccess = (): XmlPiece[] =>
  marcField('506', '0 ', ['a', 'Open access'], ['2', 'star']);

/**
 * A record with its own namespace; the fields are in the order of their tags.
 *
 * @param leader 24 characters
 */
export const marcRecord = (leader: string, ...fields: readonly XmlContent[]): XmlPiece =>
  xmlElement(
    'record',
    {
      xmlns: MARC,
      'xsi:schemaLocation': `${MARC} https://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd`,
    },
    xmlElement('leader', {}, leader),
    ...fields,
  );
