/**
 * The Markdown of what people write to each other: messages, reports, letters, notes. Many of these texts were
 * typed as plain words, and have to read as before.
 */

/**
 * What of Markdown these texts do not know: HTML, and what would make something else of words typed plainly. An
 * indented line is no code, a row of hyphens makes no heading, and `[1]: Smith` does not vanish.
 */
export const LETTER_SYNTAX_OFF: readonly string[] = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'setextUnderline',
  'definition',
  'gfmFootnoteDefinition',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
];

/** Longer than any text that may be sent. */
const MOST_CHARACTERS = 50_000;
const MOST_BRACKETS = 2_000;
const MOST_LINK_STARTS = 300;
/** Eight containers inside each other, or a list as deep by its indentation. */
const TOO_DEEP =
  /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){9}|^[ \t]{24,}(?:[-+*]|\d{1,9}[.)])[ \t]/m;

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Whether a text can be read as Markdown in a moment. A few kilobytes of nothing but `>` or `](` take a parser
 * minutes: such a text is shown as it was typed.
 */
export function isWithinLetterBounds(text: string): boolean {
  return (
    text.length <= MOST_CHARACTERS &&
    countOf(text, '[') <= MOST_BRACKETS &&
    countOf(text, ']') <= MOST_BRACKETS &&
    countOf(text, '](') <= MOST_LINK_STARTS &&
    !TOO_DEEP.test(text)
  );
}

/** A longer one is shown as its source. */
export const LETTER_FORMULA_MAX = 2_000;
/** What comes after these is shown as its source: each takes a moment to draw. */
export const LETTER_FORMULAS_MAX = 100;

/**
 * Whether the text between dollars is a formula. Amounts are not: in "$5 and $10" a space comes before the
 * second sign, in "$5-$10" a digit follows it.
 */
export function isInlineFormula(source: string, next: string): boolean {
  const inner = source.replace(/^\$+|\$+$/g, '');
  if (source.startsWith('$$')) return inner.trim() !== '';
  return inner !== '' && inner === inner.trim() && !/^\d/.test(next);
}

/** An address that these texts may lead to, or null: `http`, `https`, `mailto`, and nothing on our own site alone. */
export function letterHref(address: string): string | null {
  const url = address.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop exactly these
  if (/[\u0000-\u0020\u007f\\]/.test(url)) return null;
  if (!/^(https?:\/\/[^/]|mailto:[^/])/i.test(url) || !URL.canParse(url)) return null;
  const { username, password } = new URL(url);
  // `https://press.example@evil.example` is read as the first and leads to the second.
  return username === '' && password === '' ? url : null;
}
