import { TEX_SIGNS } from './tex-signs.ts';

const COMMANDS = new Map<string, string>([
  ...TEX_SIGNS.map(([sign, command]): [string, string] => [sign, `\\${command}`]),
  ['≔', '\\coloneqq'],
  ['≕', '\\eqqcolon'],
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

/** A sign of a formula as TeX, or as it is where TeX has no other name for it. */
export function texOfSign(character: string): string {
  const known = COMMANDS.get(character);
  if (known !== undefined) return /^\\[a-zA-Z]+$/.test(known) ? `${known} ` : known;
  const code = character.codePointAt(0) ?? 0;
  const alphabet = ALPHABETS.find(([from, count]) => code >= from && code < from + count);
  if (!alphabet) return character;
  const [from, , command, first] = alphabet;
  const letter = String.fromCharCode(first.charCodeAt(0) + code - from);
  return command ? `\\${command}{${letter}}` : letter;
}
