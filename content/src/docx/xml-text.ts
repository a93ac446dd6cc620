import { decodeXmlEntities } from '../convert/decode-xml-entities.ts';

/** The texts of every element of one of these names, without markup within. Names as written. */
export function elementTexts(xml: string, names: readonly string[]): string[] {
  const either = names.join('|');
  const elements = xml.matchAll(new RegExp(`<(?:${either})(?:\\s[^>]*)?>([^<]*)<`, 'g'));
  return [...elements].map(([, text = '']) => decodeXmlEntities(text).trim()).filter(Boolean);
}

/** The values of an attribute, anywhere. */
export function attributeValues(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g'));
  return [...found]
    .map(([, double, single]) => decodeXmlEntities(double ?? single ?? '').trim())
    .filter(Boolean);
}
