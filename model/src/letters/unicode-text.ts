/**
 * Titles and abstracts as plain text: for the subjects of mails, for lists, and until formulas are drawn. Formulas
 * in TeX become characters, as far as there are any: `$\alpha^2$` is “α²”.
 */
import { isInlineFormula, LETTER_FORMULA_MAX } from './letter-markdown.ts';
import { shifted } from './raised.ts';
import { TEX_SIGNS } from './tex-signs.ts';

/** A part of a short text. */
export interface FormulaTextPart {
  readonly kind: 'words' | 'emphasis' | 'formula';
  /** Without the signs around it. */
  readonly text: string;
}

const FORMULA = /(?<!\\)(\$\$[^$]+\$\$|\$(?:[^$\\]|\\.)+\$)/g;
/** Pandoc's span: the words count, not what they are said to be. */
const SPAN = /\[([^[\]]*)\]\{(?:lang|dir)=[^{}]*\}/g;
const EMPHASIS = /(?<![*\w\\])(\*{1,2}|_)(?=\S)([^*_]+)(?<=\S)\1(?![*\w])/g;

function wordsIn(source: string): FormulaTextPart[] {
  const text = source.replace(SPAN, '$1');
  const parts: FormulaTextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(EMPHASIS)) {
    parts.push({ kind: 'words', text: text.slice(from, found.index) });
    parts.push({ kind: 'emphasis', text: found[2] ?? '' });
    from = found.index + found[0].length;
  }
  return [...parts, { kind: 'words', text: text.slice(from) }];
}

/** The words, emphasised words and formulas of a title, in their order. */
export function partsOfText(text: string): FormulaTextPart[] {
  const parts: FormulaTextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(FORMULA)) {
    const [source] = found;
    const to = found.index + source.length;
    if (found.index < from || !isInlineFormula(source, text[to] ?? '')) continue;
    parts.push(...wordsIn(text.slice(from, found.index)));
    parts.push({ kind: 'formula', text: source.replace(/^\$+|\$+$/g, '') });
    from = to;
  }
  return [...parts, ...wordsIn(text.slice(from))].filter((part) => part.text !== '');
}

/** Of several signs with one command, the first of the table. */
const SIGNS = new Map([
  ...TEX_SIGNS.toReversed().map(([sign, command]) => [command, sign] as const),
  ...Object.entries({ leq: '≤', geq: '≥', neq: '≠', rightarrow: '→', dots: '…', prime: '′' }),
  ...Object.entries({ ast: '∗', star: '⋆', gets: '←', lbrace: '{', rbrace: '}', degree: '°' }),
]);
const RELATIONS = /\s*([=<>≤≥≠≈≡∼≃∝≪≫∈∉⊂⊆→←↔⇒⇔⟶↦±∓×∪∩∧∨])\s*/g;
/** Commands whose group is shown as it is. */
const TRANSPARENT =
  /^(mathrm|mathit|mathsf|mathtt|mathbf|boldsymbol|bm|mathcal|mathscr|mathfrak|operatorname|text|textrm|textit|textbf|mbox|emph|ensuremath|displaystyle|textstyle|rm|it|bf)$/;
const WORDS = /^(text|textrm|textit|textbf|mbox|emph)$/;
const SPACES = /^(quad|qquad|[,;: ])$/;
const NOTHING = /^(left|right|big|Big|bigl|bigr|Bigl|Bigr|limits|nolimits|!)$/;
const FUNCTIONS =
  /^(arccos|arcsin|arctan|arg|cos|cosh|cot|coth|deg|det|dim|exp|gcd|inf|ker|lg|lim|ln|log|max|min|sec|sin|sinh|sup|tan|tanh)$/;
const BLACKBOARD: Readonly<Record<string, string>> = {
  ...{ C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
};
/** Marks that follow the letter which they stand above. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ bar: '\u0304', overline: '\u0304', hat: '\u0302', widehat: '\u0302', tilde: '\u0303' },
  ...{ widetilde: '\u0303', dot: '\u0307', ddot: '\u0308', vec: '\u20d7', check: '\u030c' },
};

/** In brackets where it is more than one thing. */
const asOne = (text: string): string => ([...text].length > 1 ? `(${text})` : text);

/** Thrown for what no characters stand for. */
class Unwritable extends Error {}

/** Reads a formula from left to right. */
class Formula {
  readonly #tokens: readonly string[];
  #at = 0;
  constructor(tex: string) {
    this.#tokens = tex.match(/\\[a-zA-Z]+\s*|\\[\s\S]|[\s\S]/gu) ?? [];
  }

  whole(): string {
    const text = this.#until(undefined);
    return text.replace(RELATIONS, ' $1 ').replace(/\s+/g, ' ').trim();
  }

  #until(end: string | undefined): string {
    let text = '';
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined && end === undefined) return text;
      if (token === undefined) throw new Unwritable();
      if (token === end) {
        this.#at += 1;
        return text;
      }
      text += this.#next();
    }
  }

  /** A group, a command with its groups, or a character. */
  #next(): string {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token === undefined || token === '}') throw new Unwritable();
    if (token === '{') return this.#until('}');
    if (token === '^') return this.#shift('raised', '^');
    if (token === '_') return this.#shift('lowered', '_');
    if (token.startsWith('\\')) return this.#command(token.slice(1).trim() || ' ');
    if (/\s/.test(token)) return '';
    return { '-': '−', '*': '∗', "'": '′', '~': ' ' }[token] ?? token;
  }

  /** The group that follows, blanks before it left out. */
  #group(): string {
    while (/^\s$/.test(this.#tokens[this.#at] ?? '')) this.#at += 1;
    return this.#next();
  }

  #shift(where: 'raised' | 'lowered', sign: string): string {
    const text = this.#group();
    return shifted(text, where) ?? `${sign}${asOne(text)}`;
  }

  /** As it was typed, with its blanks. */
  #words(): string {
    if (this.#tokens[this.#at] !== '{') return this.#group();
    const from = this.#at + 1;
    this.#group();
    return this.#tokens
      .slice(from, this.#at - 1)
      .join('')
      .replace(/[{}\\]/g, '');
  }

  #command(name: string): string {
    if (WORDS.test(name)) return this.#words();
    if (TRANSPARENT.test(name)) return '';
    if (SPACES.test(name)) return ' ';
    if (NOTHING.test(name)) return '';
    if (FUNCTIONS.test(name)) return `${name} `;
    if (name === 'mathbb') {
      const letters = this.#group();
      return [...letters].map((each) => BLACKBOARD[each] ?? each).join('');
    }
    if (name === 'frac' || name === 'tfrac' || name === 'dfrac') {
      const above = this.#group();
      return `${asOne(above)}/${asOne(this.#group())}`;
    }
    if (name === 'sqrt') return `√${asOne(this.#group())}`;
    if (name === 'ce') return this.#chemistry();
    const accent = ACCENTS[name];
    if (accent) return this.#group() + accent;
    const sign = SIGNS.get(name);
    if (sign === undefined) throw new Unwritable();
    return sign;
  }

  /** mhchem's `\ce{CO2}`: a number after a letter is lowered, a charge is raised. */
  #chemistry(): string {
    return this.#words()
      .replace(/(?<=[\p{L})\]])\d+/gu, (digits) => shifted(digits, 'lowered') ?? digits)
      .replace(/\^?(\d*[+-])(?=$|\s)/g, (all, charge: string) => shifted(charge, 'raised') ?? all)
      .replaceAll('->', '→');
  }
}

/** A formula in characters; null where it has others than there are. */
export function formulaInCharacters(tex: string): string | null {
  if (tex.length > LETTER_FORMULA_MAX) return null;
  try {
    return new Formula(tex).whole();
  } catch (error) {
    if (error instanceof Unwritable) return null;
    throw error;
  }
}

/** A formula in characters; one that has others than there are stays as its source. */
const unicodeFormula = (tex: string): string => formulaInCharacters(tex) ?? tex.trim();

const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

/** A text as it was typed, but for its formulas: those that can be are in characters, the others keep their dollars. */
export const withFormulasInCharacters = (text: string): string =>
  text
    .split(CODE)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(FORMULA, (source: string, ...rest: unknown[]) => {
            const [, from] = rest;
            const next = typeof from === 'number' ? (part[from + source.length] ?? '') : '';
            if (!isInlineFormula(source, next)) return source;
            return formulaInCharacters(source.replace(/^\$+|\$+$/g, '').trim()) ?? source;
          }),
    )
    .join('');

/** A title or an abstract without markup, its formulas in characters. */
export const unicodeText = (text: string): string =>
  partsOfText(text)
    .map((part) => (part.kind === 'formula' ? unicodeFormula(part.text) : part.text))
    .join('');
