/**
 * HTML that our renderer made, as the words that it shows: for the head of a page, feeds, citations and the search.
 * Formulas are characters, never TeX. What comes out is text, and must be escaped where it goes.
 */
import { isMath, type MathPart, mathElementText, plainTex } from './mathml-text.ts';
import { shifted } from './raised.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const TOKEN = /<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|[^<]+|</g;
const VOID = /^(?:br|img|hr|wbr|input|path|line)$/i;
const BLOCK = /^(?:p|div|li|dt|dd|td|th|tr|h\d|pre|blockquote|figure|figcaption|section)$/i;
const CLASS = /class="([^"]*)"/;
/** Letters stay as they are: their small forms are read as other letters. */
const SHIFTABLE = /^[\d+−=()-]+$/;

/** How an element that is shown in its own way is written, or undefined where its words are enough. */
type Mark = (name: string, text: string) => string | undefined;

const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

interface Open {
  readonly name: string;
  readonly attributes: string;
  readonly parts: MathPart[];
}

function elementText({ name, attributes, parts }: Open, mark: Mark): string {
  const classes = CLASS.exec(attributes)?.[1] ?? '';
  // The same formula again, for the eye.
  if (/\bkatex-html\b/.test(classes)) return '';
  if (name !== 'mark' && isMath(name)) return mathElementText(name, attributes, parts);
  const text = parts.map((part) => part.text).join('');
  if (/\bmath-unreadable\b/.test(classes)) return plainTex(text);
  return mark(name, text) ?? (BLOCK.test(name) ? ` ${text} ` : text);
}

/** Elements are read from the inside out, without recursion: no text is nested too deeply for it. */
function read(html: string, mark: Mark): string {
  const root: Open = { name: '', attributes: '', parts: [] };
  const open: Open[] = [root];
  const top = () => open.at(-1) ?? root;
  const close = () => {
    const done = open.pop();
    if (!done) return;
    const { name, attributes } = done;
    top().parts.push({ name, attributes, text: elementText(done, mark) });
  };
  for (const [token, slash, name = '', attributes = '', empty] of html.matchAll(TOKEN)) {
    if (!name) {
      top().parts.push({ name: '', attributes: '', text: decode(token) });
      continue;
    }
    if (slash) {
      if (open.findLastIndex((each) => each.name === name) < 1) continue;
      while (top().name !== name) close();
      close();
      continue;
    }
    if (VOID.test(name)) {
      if (/^[bh]r$/i.test(name)) top().parts.push({ name, attributes, text: ' ' });
      continue;
    }
    open.push({ name, attributes, parts: [] });
    if (empty) close();
  }
  while (open.length > 1) close();
  return root.parts
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of `sub` or `sup`: digits become characters (CO₂). */
export function shiftedDigits(name: 'sub' | 'sup', text: string): string {
  if (!SHIFTABLE.test(text)) return text;
  return shifted(text, name === 'sub' ? 'lowered' : 'raised') ?? text;
}

const inCharacters: Mark = (name, text) =>
  name === 'sub' || name === 'sup' ? shiftedDigits(name, text) : undefined;

const CITED: Readonly<Record<string, string>> = { em: 'i', i: 'i', sub: 'sub', sup: 'sup' };

const inCsl: Mark = (name, text) => {
  const kept = CITED[name];
  return kept && text && `<${kept}>${text}</${kept}>`;
};

/** The words of HTML in one line. */
export const htmlText = (html: string): string => read(html, inCharacters);

/** The same as CSL-JSON has titles: plain but for `<i>`, `<sub>` and `<sup>`. */
export const cslText = (html: string): string => read(html, inCsl);
