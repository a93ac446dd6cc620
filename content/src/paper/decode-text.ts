import type { Report } from '../report/problems.ts';

/** Bytes as text: UTF-8, or Windows-1252 where they are not (with a note). */
export function decodeText(bytes: Uint8Array, path: string, report: Report): string {
  try {
    return normalise(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    report.note('text/encoding', { name: path });
    return normalise(new TextDecoder('windows-1252').decode(bytes));
  }
}

const normalise = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '');

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};

const once = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name)] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** HTML entities decoded, also those that were encoded twice or three times (`&amp;amp;`). */
export function decodeHtmlEntities(text: string): string {
  let before = text;
  for (let i = 0; i < 3; i += 1) {
    const after = once(before);
    if (after === before) break;
    before = after;
  }
  return before;
}
