import { texOfSign } from '@quire/model/letters/tex-of-sign';

const FUNCTIONS =
  /^(arccos|arcsin|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|sec|sin|sinh|sup|tan|tanh)$/;

/** The text of an identifier, number or operator of a formula as TeX. */
export function texOf(text: string): string {
  const bare = text.trim();
  if (FUNCTIONS.test(bare)) return `\\${bare} `;
  return [...bare.replace(/\s+/g, ' ')].map(texOfSign).join('');
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

/** Accents over a letter, by their character. */
export const ACCENTS: ReadonlyMap<string, string> = new Map(
  MARKS.flatMap((mark, at): [string, string][] =>
    at % 2 === 0 ? [[mark, `\\${MARKS[at + 1] ?? ''}`]] : [],
  ),
);
