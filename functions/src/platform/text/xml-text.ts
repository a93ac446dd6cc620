const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text without what XML 1.0 has no way to write: most control characters, halves of a pair. */
export function xmlCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** A text escaped for XML, in an element or a quoted attribute. */
export function xmlText(text: string): string {
  return xmlCharacters(text).replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);
}
