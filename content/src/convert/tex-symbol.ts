import { TEX_SIGNS } from '@quire/model/letters/tex-signs';

const COMMANDS = new Map<string, string>([
  ...TEX_SIGNS.map(([sign, command]): [string, string] => [sign, `\\${command}`]),
  ['−', '-'],
  ['∗', '*'],
  ['′', "'"],
  ['″', "''"],
  ['°', '{}^{\\circ}'],
  ['ℝ', '\\mathbb{R}'],
  ['ℕ', '\\mathbb{N}'],
  ['ℤ', '\\mathbb{Z}'],
  ['ℂ', '\\mathbb{C}'],
  ['\u00a0', '~'],
  ['\u2009', '\\,'],
  ['\u2003', '\\quad'],
  // What MathML says without showing it: a function is applied, factors are multiplied.
  ...['\u2061', '\u2062', '\u2063', '\u2064'].map((sign): [string, string] => [sign, '']),
]);

const FUNCTIONS =
  /^(arccos|arcsin|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|sec|sin|sinh|sup|tan|tanh)$/;

/** Unicode's mathematical letters: the first of a run, how many, the command, the letter it is. */
const ALPHABETS = [
  [0x1d400, 26, 'mathbf', 'A'],
  [0x1d41a, 26, 'mathbf', 'a'],
  [0x1d434, 26, '', 'A'],
  [0x1d44e, 26, '', 'a'],
  [0x1d468, 26, 'boldsymbol', 'A'],
  [0x1d482, 26, 'boldsymbol', 'a'],
  [0x1d49c, 26, 'mathcal', 'A'],
  [0x1d538, 26, 'mathbb', 'A'],
  [0x1d7ce, 10, 'mathbf', '0'],
] as const;

function sign(character: string): string {
  const known = COMMANDS.get(character);
  if (known !== undefined) return /^\\[a-zA-Z]+$/.test(known) ? `${known} ` : known;
  const code = character.codePointAt(0) ?? 0;
  const alphabet = ALPHABETS.find(([from, count]) => code >= from && code < from + count);
  if (!alphabet) return character;
  const [from, , command, first] = alphabet;
  const letter = String.fromCharCode(first.charCodeAt(0) + code - from);
  return command ? `\\${command}{${letter}}` : letter;
}

/** The text of an identifier, number or operator of a formula as TeX. */
export function texOf(text: string): string {
  const bare = text.trim();
  if (FUNCTIONS.test(bare)) return `\\${bare} `;
  return [...bare.replace(/\s+/g, ' ')].map(sign).join('');
}

/** Words within a formula. */
export function texWords(text: string): string {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/\\/g, '')
    .replace(/[{}$#%&_]/g, '\\$&')
    .replace(/[\^~]/g, '\\$&{}');
  return `\\text{${words}}`;
}

const MARKS = `
  ¯ bar ‾ overline \u0304 bar \u0305 overline _ bar ^ hat ˆ hat \u0302 hat ~ tilde ˜ tilde \u0303 tilde
  ∼ tilde ˙ dot . dot \u0307 dot ¨ ddot \u0308 ddot → vec \u20d7 vec ⏞ overbrace ˇ check
`
  .trim()
  .split(/\s+/);

/** Marks over a letter, by the sign that stands there. */
export const ACCENTS: ReadonlyMap<string, string> = new Map(
  MARKS.flatMap((mark, at): [string, string][] =>
    at % 2 === 0 ? [[mark, `\\${MARKS[at + 1] ?? ''}`]] : [],
  ),
);
