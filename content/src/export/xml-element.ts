/** XML as it is built: text is escaped where it goes in, elements stay as they are. */

/** A piece of well-formed XML. */
export interface XmlPiece {
  readonly xml: string;
}
export type XmlContent = string | XmlPiece | null | undefined | readonly XmlContent[];

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Without what XML 1.0 has no way to write. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);

export const xmlOf = (content: XmlContent): string => {
  if (content === null || content === undefined) return '';
  if (typeof content === 'string') return escaped(content);
  return 'xml' in content ? content.xml : content.map(xmlOf).join('');
};

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes that are undefined are left out. */
export function xmlElement(
  name: string,
  attributes: Attributes,
  ...children: readonly XmlContent[]
): XmlPiece {
  const given = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escaped(String(value))}"`))
    .join('');
  const inner = xmlOf(children);
  return { xml: inner ? `<${name}${given}>${inner}</${name}>` : `<${name}${given}/>` };
}

/** The element, where there is something in it. */
export const xmlIf = (
  name: string,
  content: XmlContent,
  attributes: Attributes = {},
): XmlPiece | null => (xmlOf(content) ? xmlElement(name, attributes, content) : null);
