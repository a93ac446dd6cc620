/** Titles and abstracts in files of records: partly HTML or JATS, with entities, or plain text. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const ROUNDS = 3;

function decoded(text: string): string {
  const once = text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  return once;
}

/** Entities are often written twice: `&amp;amp;`. */
function withoutEntities(text: string): string {
  let now = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = decoded(now);
    if (next === now) break;
    now = next;
  }
  return now;
}

const MARKS: Readonly<Record<string, string>> = {
  i: 'i',
  em: 'i',
  italic: 'i',
  b: 'b',
  strong: 'b',
  bold: 'b',
  sub: 'sub',
  sup: 'sup',
};
const PARAGRAPH = /^(?:jats:)?(?:p|sec)$/;
const TAG = /<(\/?)((?:jats:|mml:)?[a-z][a-z0-9-]*)(?:\s[^<>]*)?(\/?)>/gi;

/** Characters that our Markdown would interpret. */
const escaped = (text: string) =>
  text.replace(/[\\`*$^~[\]{}<]|(?<![\p{L}\p{N}])[_@]|_(?![\p{L}\p{N}])/gu, '\\$&');

interface Piece {
  readonly text: string;
  readonly tag?: { readonly name: string; readonly closes: boolean };
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(TAG)) {
    const [whole, slash = '', name = '', empty = ''] = found;
    pieces.push({ text: text.slice(from, found.index) });
    from = found.index + whole.length;
    if (!empty) pieces.push({ text: '', tag: { name: name.toLowerCase(), closes: slash !== '' } });
  }
  pieces.push({ text: text.slice(from) });
  return pieces;
}

/**
 * Inline HTML or JATS as the press's Markdown: italics, bold, sub- and superscripts are kept if they are closed, other
 * tags are removed, and everything else is escaped. `plain` has no markup.
 */
export function inlineMarkdown(source: string): {
  readonly markdown: string;
  readonly plain: string;
} {
  const pieces = piecesOf(withoutEntities(source));
  const open: { name: string; at: number }[] = [];
  const parts: string[] = [];
  const plain: string[] = [];
  for (const { text, tag } of pieces) {
    if (text) {
      parts.push(escaped(text));
      plain.push(text);
    }
    if (!tag) continue;
    if (PARAGRAPH.test(tag.name)) {
      parts.push('\n\n');
      plain.push(' ');
    }
    const name = MARKS[tag.name.replace(/^jats:/, '')];
    if (!name) continue;
    const last = open.at(-1);
    if (!tag.closes) {
      open.push({ name, at: parts.length });
      parts.push('');
    } else if (last?.name === name) {
      open.pop();
      // Only non-empty elements are marked up.
      if (parts.slice(last.at).join('').trim()) {
        parts[last.at] = `<${name}>`;
        parts.push(`</${name}>`);
      }
    }
  }
  const tidy = (text: string) =>
    text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n\n')
      .trim();
  return { markdown: tidy(parts.join('')), plain: tidy(plain.join('').replace(/\n/g, ' ')) };
}
