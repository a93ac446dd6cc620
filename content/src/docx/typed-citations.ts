/**
 * Citations as authors type them, matched to the list of references below the text: numbers in brackets, raised
 * numbers, names and years. A press's paper cites by name and year, whatever its manuscript does.
 */
import { citationMark, placeCitations } from './place-citations.ts';

export interface ListedWork {
  readonly key: string;
  /** What a text may call it: families of its authors, the first one first, or the name of an organisation. */
  readonly names: readonly string[];
  readonly year: string;
  readonly letter: string;
}

interface CitedText {
  readonly markdown: string;
  readonly cited: ReadonlySet<string>;
  readonly count: number;
  /** What looks like a citation and is of no work of the list, with the words around it. */
  readonly unmatched: readonly string[];
}

/** Formulas, code, pictures, links' addresses and citations that are made already. */
const NOT_WORDS =
  /(\uE000\d+\uE001|`[^`\n]*`|!\[|\]\([^)\n]*\)(?:\{[^}\n]*\})?|<https?:[^>]*>|\[[^[\]\n]*@[^[\]\n]*\])/;
const NUMBERS = '\\d{1,3}(?:\\s*[,;–‐-]\\s*\\d{1,3})*';
const AROUND = 60;

const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .trim();

/** `1, 3–5` → these numbers, or null if one is not in the list. */
function numbersIn(text: string, most: number): number[] | null {
  const numbers: number[] = [];
  for (const part of text.split(/[,;]/)) {
    const [first = 0, last = first] = part.split(/[–‐-]/).map(Number);
    if (!(first >= 1 && last >= first && last <= most)) return null;
    for (let at = first; at <= last; at += 1) numbers.push(at);
  }
  return numbers;
}

/** The placeholder of each citation, until all are known. */
class Made {
  readonly citations: string[] = [];
  readonly cited = new Set<string>();
  readonly unmatched: string[] = [];

  cite(keys: readonly string[], before = '', after = '', form = ''): string {
    for (const key of keys) this.cited.add(key);
    const all = keys.map((key) => `${form}@${key}`).join('; ');
    this.citations.push(`[${before}${all}${after}]`);
    return citationMark(this.citations.length - 1);
  }

  miss(text: string, at: number, length: number): void {
    const [before = ''] = /[^\n]*$/.exec(text.slice(Math.max(0, at - AROUND), at)) ?? [];
    const [own = ''] = /^[^\n]*/.exec(text.slice(at, at + length + AROUND)) ?? [];
    const isCut = at > AROUND && before.length === AROUND;
    const words = `${isCut ? before.replace(/^\S*\s/, '') : before}${own}`;
    const typed = text.slice(at, at + length);
    this.unmatched.push(`${typed} in: ${words}`.replace(/\\(?=[[\]&])/g, '').trim());
  }
}

type Way = (text: string, works: readonly ListedWork[], made: Made) => string;

/** Whether the words before a number name a work's first author: then the citation gives the year alone. */
function isNamed(before: string, work: ListedWork | undefined): boolean {
  const [family = ''] = work?.names ?? [];
  const found = /([\p{L}’'-]+)(?:\s+(?:and|&|\\&)\s+[\p{L}’'-]+|,?\s+\*?et al\.?\*?)?\s*$/u.exec(
    before,
  );
  return family !== '' && folded(found?.[1] ?? '') === folded(family);
}

/** Numbers that a pattern finds, where all of them are of the list. */
const numbered =
  (pattern: RegExp, isNone: (before: string) => boolean = () => false): Way =>
  (text, works, made) =>
    text.replace(pattern, (whole, ...found) => {
      const at: unknown = found.at(-2);
      const numbers: unknown = found[0];
      if (typeof at !== 'number' || typeof numbers !== 'string') return whole;
      const before = text.slice(Math.max(0, at - 80), at);
      if (isNone(before)) return whole;
      const places = numbersIn(numbers.replace(/\\?\]\s*([,–‐-])\s*\\?\[/g, '$1'), works.length);
      if (!places) {
        made.miss(text, at, whole.length);
        return whole;
      }
      const cited = places.flatMap((place) => works[place - 1] ?? []);
      const form = cited.length === 1 && isNamed(before, cited[0]) ? '-' : '';
      return made.cite(
        cited.map(({ key }) => key),
        ...(['', '', form] as const),
      );
    });

/** Units and powers are raised too: `m²`, `10³`, `R²`. A citation follows a word or the end of a phrase. */
const isPower = (before: string): boolean => {
  const bracket = /[([]([^()[\]]*)[)\]]$/.exec(before)?.[1];
  if (bracket !== undefined) return !/\p{L}{3,}|\d{4}/u.test(bracket);
  if (/[”"’'.,;:]$/.test(before)) return !/(\p{L}{2,}|[\d)%\]*_])[”"’'.,;:]+$/u.test(before);
  if (/\b(19|20)\d{2}$/.test(before)) return false;
  const word = /(\p{L}+)[*_]*$/u.exec(before)?.[1] ?? '';
  return word.length < 3 || UNITS.test(word);
};
const UNITS = /^(min|sec|mol|rad|bar|day|yr|hour|deg|kcal|kPa|MPa|GPa|log|exp)$/;
const EQUATION =
  /\b(eqs?|eqns?|equations?|formulas?|steps?|cases?|conditions?|items?|and|to)\.?\s*$/i;

/** `(see Holt & Aas, 2019, p. 3; Bo, 2020a, b)`, `Holt and Aas (2019)`. */
class ByName {
  readonly #works: readonly ListedWork[];
  readonly #made: Made;
  constructor(works: readonly ListedWork[], made: Made) {
    this.#works = works;
    this.#made = made;
  }

  /** The one work that names and a year stand for. */
  #find(names: string, year: string, letter: string): ListedWork | undefined {
    const plain = names
      .replace(/[*_\\]/g, '')
      .replace(/['’]s$/, '')
      .trim();
    const [first = ''] = plain.split(/,|\s+et al\b|\s+and\s+|\s*&\s*/);
    const is = (name: string | undefined, said: string) =>
      name !== undefined &&
      (folded(name) === folded(said) || folded(name).endsWith(` ${folded(said)}`));
    const called = this.#works.filter(
      (work) => work.year === year && (is(work.names[0], first) || is(work.names[0], plain)),
    );
    const exact = letter === '' ? called : called.filter((work) => work.letter === letter);
    if (exact.length < 2) return exact[0];
    // Of several works of that author and year, the one whose other authors are named too.
    const others = plain
      .slice(first.length)
      .split(/,|\s+and\s+|\s*&\s*/)
      .filter((part) => part.trim() && !/^\s*et al\b/.test(part));
    const isEtAl = /\bet al\b/.test(plain);
    const closer = exact.filter(
      ({ names: known }) =>
        (isEtAl
          ? known.length > Math.max(2, others.length + 1)
          : known.length === others.length + 1) &&
        others.every((other, at) => is(known[at + 1], other)),
    );
    return closer.length === 1 ? closer[0] : undefined;
  }

  /** `2019`, `2019a, b`, `2019, 2020`: the works of these years, or null where one of them is not known. */
  #ofYears(names: string, years: string): ListedWork[] | null {
    let year = '';
    const found = years.split(/\s*(?:,|&|\band\b)\s*/).map((each) => {
      const [, digits, letter = ''] = /^(\d{4})?([a-z])?$/.exec(each.trim()) ?? [];
      year = digits ?? year;
      return this.#find(names, year, letter);
    });
    return found.every((work) => work !== undefined) ? found : null;
  }

  /** One work in brackets, with the text before and after it. */
  #part(part: string): string | null {
    const [, before = '', names = '', years = '', after = ''] =
      /^\s*((?:(?:see|see also|e\.g\.|i\.e\.|cf\.|reviewed in|reviewed by|also|for example|such as|as in|after|from|in|following|adapted from|modified from)[,:]?\s+)*)([^\d;]{2,160}?),?\s+((?:\d{4}[a-z]?)(?:\s*(?:,|&|and)\s*(?:\d{4}[a-z]?|[a-z](?![\p{L}.])))*)((?:\s*[,:]\s*(?:pp?\.|chap|sec|fig|tab|\d).{0,40})?)\s*$/iu.exec(
        part.replace(/\\(?=&)/g, ''),
      ) ?? [];
    const works = names ? this.#ofYears(names, years) : null;
    if (!works) return null;
    for (const { key } of works) this.#made.cited.add(key);
    const place = after.replace(/^\s*[,:]\s*/, '');
    const keys = works.map(({ key }) => `@${key}`).join('; ');
    return `${before}${keys}${place ? `, ${/^\d/.test(place) ? 'p. ' : ''}${place}` : ''}`;
  }

  #between(whole: string, inner: string, text: string, at: number): string {
    if (!/\d{4}|n\.d\./.test(inner) || !/\p{Lu}/u.test(inner)) return whole;
    const parts = inner.split(/\s*;\s*|(?<=\d{4}[a-z]?),\s*(?=\p{Lu})/u);
    const read = parts.map((part) => this.#part(part));
    if (read.every((part) => part !== null)) {
      this.#made.citations.push(`[${read.join('; ')}]`);
      return citationMark(this.#made.citations.length - 1);
    }
    if (/\p{L}{2,}\.?,?\s+(?:\d{4}[a-z]?|n\.d\.)\s*(?:$|[,;:])/u.test(inner))
      this.#made.miss(text, at, whole.length);
    if (read.every((part) => part === null)) return whole;
    // A known citation becomes a link, an unknown one stays as typed.
    return `(${parts.map((part, place) => read[place] ?? part.trim()).join('; ')})`;
  }

  #narrative(whole: string, years: string, after: string, text: string, at: number): string {
    const before = text.slice(Math.max(0, at - 160), at).replace(/\\(?=&)/g, '');
    const people =
      /((?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}’'-]*\p{L}(?:(?:,\s+\p{Lu}[\p{L}’'-]+)*,?\s+(?:and|&)\s+(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}’'-]+|,?\s+[*_]?et al\.?[*_]?)?(?:['’]s?)?)\s+$/u.exec(
        before,
      )?.[1] ?? '';
    const organisation = this.#works.find(
      ({ names: [name = ''] }) => name.includes(' ') && folded(before).endsWith(folded(name)),
    )?.names[0];
    const [, ...shorter] = people.split(/\s+/);
    const works = [organisation ?? '', people, shorter.join(' ')]
      .filter(Boolean)
      .map((names) => this.#ofYears(names, years))
      .find((found) => found !== null);
    if (works)
      return this.#made.cite(
        works.map(({ key }) => key),
        '',
        after.replace(/^:\s*/, ', p. '),
        '-',
      );
    if (/\bet al\b|\s(and|&)\s/.test(people))
      this.#made.miss(text, at - people.length - 1, people.length + whole.length + 1);
    return whole;
  }

  cite(text: string): string {
    const told = text.replace(
      /\(((?:\d{4}[a-z]?)(?:\s*(?:,|&|and)\s*(?:\d{4}[a-z]?|[a-z](?![\p{L}.])))*)((?:\s*[,:]\s*(?:pp?\.|\d)[^()]{0,40})?)\)/gu,
      (whole, years: string, after: string, at: number) =>
        this.#narrative(whole, years, after, text, at),
    );
    return told.replace(/[([]([^()[\]]{4,400})[)\]]/g, (whole, inner: string, at: number) =>
      this.#between(whole, inner, told, at),
    );
  }
}

/** The ways of citing: that which cites most works of the list is the text's own. */
const WAYS: readonly { readonly needsNumbers: boolean; readonly cite: Way }[] = [
  {
    needsNumbers: true,
    cite: numbered(
      new RegExp(`\\\\?\\[(${NUMBERS}(?:\\\\?\\]\\s*[,–‐-]\\s*\\\\?\\[${NUMBERS})*)\\\\?\\]`, 'g'),
    ),
  },
  {
    needsNumbers: true,
    cite: numbered(new RegExp(`<sup>[*_]*(${NUMBERS})[*_]*</sup>`, 'g'), isPower),
  },
  { needsNumbers: false, cite: (text, works, made) => new ByName(works, made).cite(text) },
  {
    needsNumbers: true,
    cite: numbered(new RegExp(`\\((${NUMBERS})\\)`, 'g'), (before) => EQUATION.test(before)),
  },
];

/** `²⁻⁴` as it is written in Word's own way. */
const SIGNS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const asRaised = (text: string) =>
  text.replace(/(?<=[\p{L}.,;:)”"’]{2})[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:[,⁻–˒‚ʼ-][⁰¹²³⁴⁵⁶⁷⁸⁹]+)*/gu, (signs) => {
    const plain = [...signs].map((sign) =>
      SIGNS.includes(sign) ? String(SIGNS.indexOf(sign)) : /[⁻–-]/.test(sign) ? '–' : ',',
    );
    return `<sup>${plain.join('')}</sup>`;
  });

/** Makes citations of what cites the works of a list, `works` in its order. */
export function citeTyped(
  markdown: string,
  works: readonly ListedWork[],
  isNumbered: boolean,
): CitedText {
  const tried = WAYS.filter(({ needsNumbers }) => isNumbered || !needsNumbers).map(({ cite }) => {
    const made = new Made();
    const text = asRaised(markdown)
      .split(NOT_WORDS)
      .map((part, at) => (at % 2 === 0 ? cite(part, works, made) : part))
      .join('');
    return { made, markdown: placeCitations(text, made.citations) };
  });
  const best = tried.reduce<(typeof tried)[number] | undefined>(
    (most, each) => (most && most.made.cited.size >= each.made.cited.size ? most : each),
    undefined,
  );
  const { made } = best ?? { made: new Made() };
  return {
    markdown: best && made.cited.size > 0 ? best.markdown : markdown,
    cited: made.cited,
    count: made.citations.length,
    unmatched: [...new Set(made.unmatched)],
  };
}
