const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** XML's five entities and numbered characters as the characters they are. No others are followed. */
export function decodeXmlEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

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
