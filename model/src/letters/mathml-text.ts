/**
 * Formulas in characters, from the MathML that KaTeX makes: its macros are expanded and its commands are characters
 * already. What Unicode has is used (x², ℝⁿ, √2, x̂); the rest is written in a line: a/b, x^(2k, n).
 */
import { shifted } from './raised.ts';

/** A part of a formula that has been read. */
export interface MathPart {
  readonly name: string;
  readonly attributes: string;
  readonly text: string;
}

/** Around the name of a function: a space if letters or digits are beside it. */
const EDGE = '\u0001';
const EDGES = new RegExp(`${EDGE}+`, 'g');
const EDGES_BETWEEN_WORDS = new RegExp(
  `(?<=[\\p{L}\\p{N}\\p{M})\\]])${EDGE}+(?=[\\p{L}\\p{N}√])`,
  'gu',
);
const RELATIONS = /\s*([=<>≤≥⩽⩾≠≈≡∼≃≅∝≪≫∈∉⊂⊆⊃⊇→←↔⇒⇐⇔⟶⟼↦±∓×∪∩∧∨≔:⋅·](?![\u0300-\u036f]))\s*/g;
/** Function application and other signs that are said but not shown. */
const INVISIBLE = /[\u2061-\u2064\u200b]/g;

const BLACKBOARD_PLAIN: Readonly<Record<string, string>> = {
  ...{ C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
};
/** Marks above a letter, by the sign that MathML has for them. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ '^': '\u0302', ˆ: '\u0302', '~': '\u0303', '˜': '\u0303', ˉ: '\u0304', '¯': '\u0304' },
  ...{ '‾': '\u0304', '˘': '\u0306', '˙': '\u0307', '¨': '\u0308', '˚': '\u030a', ˇ: '\u030c' },
  ...{ '´': '\u0301', ˊ: '\u0301', '`': '\u0300', ˋ: '\u0300', '→': '\u20d7', '\u20d7': '\u20d7' },
};
/** Braces and lines across a part: what they hold says enough. */
const BRACE = /^[⏞⏟⏠⏡‾_\u23b4\u23b5]*$/;

const bare = (text: string) => text.replace(EDGES, '').trim();

function blackboard(text: string): string {
  return [...text]
    .map((letter) => {
      if (BLACKBOARD_PLAIN[letter]) return BLACKBOARD_PLAIN[letter];
      const code = letter.charCodeAt(0);
      if (/[A-Z]/.test(letter)) return String.fromCodePoint(0x1d538 + code - 65);
      return letter;
    })
    .join('');
}

/** In brackets where it is more than one thing. */
function asOne(text: string): string {
  const shown = inOneLine(text);
  const isOne = /^(?:.\p{M}*|[\p{N}.]+|\([^()]*\))$/u.test(shown);
  return isOne ? shown : `(${shown})`;
}

function script(base: string, text: string, where: 'raised' | 'lowered'): string {
  const tight = bare(text).replace(/\s+/g, '');
  if (tight === '') return base;
  const sign = where === 'raised' ? '^' : '_';
  return `${base}${shifted(tight, where) ?? `${sign}${asOne(text)}`}`;
}

/** What scripts stand at: a fraction or a sum of several parts is put in brackets. */
const baseOf = (part: MathPart | undefined): string =>
  part?.name === 'mfrac' && part.text !== '' ? `(${inOneLine(part.text)})` : (part?.text ?? '');

function above(base: string, sign: string): string {
  const mark = MARKS[bare(sign)];
  if (mark === undefined) return BRACE.test(bare(sign)) ? base : script(base, sign, 'raised');
  const shown = bare(base);
  return /^.\p{M}*$/u.test(shown) ? `${shown}${mark}`.normalize('NFC') : base;
}

const below = (base: string, text: string): string =>
  BRACE.test(bare(text)) ? base : script(base, text, 'lowered');

function fraction(attributes: string, [top, bottom]: readonly MathPart[]): string {
  const [over = '', under = ''] = [top?.text, bottom?.text];
  return /linethickness="0/.test(attributes)
    ? `${inOneLine(over)} choose ${inOneLine(under)}`
    : `${asOne(over)}/${asOne(under)}`;
}

const joined = (parts: readonly MathPart[], between = '') =>
  parts.map(({ text }) => text).join(between);
const filled = (parts: readonly MathPart[]) => parts.filter(({ text }) => bare(text) !== '');

function identifier(attributes: string, text: string): string {
  const shown = text.replace(INVISIBLE, '');
  if (/mathvariant="double-struck"/.test(attributes)) return blackboard(shown);
  return [...shown].length > 1 ? EDGE + shown + EDGE : shown;
}

function space(attributes: string): string {
  const width = Number(/width="\+?(-?[\d.]+)em"/.exec(attributes)?.[1] ?? 0);
  return width > 0.16 ? ' ' : '';
}

type Reader = (attributes: string, parts: readonly MathPart[], text: string) => string;

/** What each element says, from its attributes and its parts, or from its text; others say what is in them. */
const READERS: Readonly<Record<string, Reader>> = {
  annotation: () => '',
  'annotation-xml': () => '',
  mphantom: () => '',
  mi: (attributes, _, text) => identifier(attributes, text),
  mo: (attributes, _, text) => identifier(attributes, text),
  mtext: (attributes, _, text) =>
    /mathvariant="double-struck"/.test(attributes) ? blackboard(text) : text,
  mspace: space,
  mfrac: fraction,
  msqrt: (_, parts, text) => `√${asOne(joined(parts) || text)}`,
  mroot: (_, [inner, index]) =>
    `${shifted(bare(index?.text ?? ''), 'raised') ?? ''}√${asOne(inner?.text ?? '')}`,
  msup: (_, [base, upper]) => script(baseOf(base), upper?.text ?? '', 'raised'),
  msub: (_, [base, lower]) => script(baseOf(base), lower?.text ?? '', 'lowered'),
  msubsup: (_, [base, lower, upper]) =>
    script(script(baseOf(base), lower?.text ?? '', 'lowered'), upper?.text ?? '', 'raised'),
  mover: (_, [base, upper]) => above(baseOf(base), upper?.text ?? ''),
  munder: (_, [base, lower]) => below(baseOf(base), lower?.text ?? ''),
  munderover: (_, [base, lower, upper]) =>
    above(below(baseOf(base), lower?.text ?? ''), upper?.text ?? ''),
  mtr: (_, parts) => joined(filled(parts), ' '),
  mtable: (_, parts) => joined(filled(parts), '; '),
  math: (_, parts) => inOneLine(joined(parts)),
};

/** Whether an element is one of a formula. */
export const isMath = (name: string): boolean => name in READERS || /^m[a-z]+$/.test(name);

/** What an element of a formula says, once its parts have been read. */
export function mathElementText(
  name: string,
  attributes: string,
  parts: readonly MathPart[],
): string {
  const text = joined(parts);
  return READERS[name]?.(attributes, parts, text) ?? text;
}

/** A whole formula: signs of relation between spaces, a space after a comma, none at its ends. */
function inOneLine(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(EDGES_BETWEEN_WORDS, ' ')
    .replace(EDGES, '')
    .replace(RELATIONS, ' $1 ')
    .replace(/([,;])(?=[^\s\d])|(?<=\D[,;])(?=\d)|(?<=^[,;])(?=\d)/g, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;)\]])/g, '$1')
    .trim();
}

/** TeX that could not be read, as words: without braces, its commands as their names. */
export const plainTex = (tex: string): string =>
  tex
    .replace(/\\(?:begin|end|left|right|mathrm|mathbf|mathit|text|label)\b/g, ' ')
    .replace(/\\([a-zA-Z]+)/g, ' $1 ')
    .replace(/[\\{}$&]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
