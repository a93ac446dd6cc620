import { ApiError } from '../api-error.ts';
import type { Filter, Filters, NumberTest } from './filter.ts';
import { filterTokens, type Token } from './filter-tokens.ts';

/**
 * The parameter `filters`: `author:"Curie, M" AND (year > 1902 OR year:1898 TO 1900) AND NOT retracted:true`.
 * Without parentheses OR binds before AND. Throws a 400 for what Algolia refuses as well: an AND within
 * an OR, NOT before a group, kinds of filters mixed in one OR.
 * https://www.algolia.com/doc/api-reference/api-parameters/filters
 */
export function parseFilters(text: string): Filters {
  return text.trim() === '' ? [] : new Parser(filterTokens(text)).all();
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  all(): Filters {
    const groups: Filter[][] = [this.#either()];
    while (this.#isWord('AND')) {
      this.#at += 1;
      groups.push(this.#either());
    }
    if (this.#peek()) throw this.#unexpected();
    return groups;
  }

  /** One or more, of which one has to hold. */
  #either(): Filter[] {
    const filters = [...this.#unit()];
    while (this.#isWord('OR')) {
      this.#at += 1;
      filters.push(...this.#unit());
    }
    if (new Set(filters.map(({ kind }) => kind)).size > 1) {
      throw new ApiError(400, 'filters: Different types are not allowed in the same OR.');
    }
    return filters;
  }

  #unit(): Filter[] {
    if (this.#peek()?.kind === '(') {
      this.#at += 1;
      const inner = this.#either();
      if (this.#isWord('AND')) {
        const where = `at col ${this.#peek()?.column}`;
        throw new ApiError(
          400,
          `filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed ${where}`,
        );
      }
      this.#expect(')');
      return inner;
    }
    const isNegated = this.#isWord('NOT');
    if (isNegated) this.#at += 1;
    if (isNegated && this.#peek()?.kind === '(') {
      const where = `at col ${this.#peek()?.column}`;
      throw new ApiError(400, `filters: NOT before a group is not allowed ${where}`);
    }
    return [this.#one(isNegated)];
  }

  #one(isNegated: boolean): Filter {
    const attribute = this.#text();
    const next = this.#peek();
    if (next?.kind === 'compare') {
      this.#at += 1;
      const test = { operator: operatorOf(next.text), to: this.#number() };
      return { kind: 'number', attribute, isNegated, test };
    }
    if (next?.kind !== ':') {
      return { kind: 'tag', attribute: '_tags', value: attribute, isNegated, score: 1 };
    }
    this.#at += 1;
    return this.#valueOf(attribute, isNegated);
  }

  #valueOf(attribute: string, isNegated: boolean): Filter {
    const isQuoted = this.#peek()?.kind === 'quoted';
    const value = this.#value();
    if (!isQuoted && this.#isWord('TO')) {
      this.#at += 1;
      const [from, to] = [Number(value), this.#number()];
      if (Number.isNaN(from)) throw this.#unexpected();
      return { kind: 'number', attribute, isNegated, test: { operator: 'between', from, to } };
    }
    const [, bare = value, score] = /^(.*)<score=(\d+)>$/.exec(value) ?? [];
    if (attribute === '_tags') {
      return { kind: 'tag', attribute, value: bare, isNegated, score: Number(score ?? 1) };
    }
    return { kind: 'facet', attribute, value: bare, isNegated, score: Number(score ?? 1) };
  }

  /** A value may hold further colons, as an address does, and a score behind it. */
  #value(): string {
    let value = this.#text();
    while (this.#peek()?.kind === ':') {
      this.#at += 1;
      value += `:${this.#text()}`;
    }
    if (this.#peek()?.text === '<' && this.#tokens[this.#at + 1]?.text === 'score') {
      value += `<score=${this.#tokens[this.#at + 3]?.text}>`;
      this.#at += 5;
    }
    return value;
  }

  #number(): number {
    const token = this.#peek();
    const value = Number(this.#text());
    if (token?.kind === 'word' && !Number.isNaN(value)) return value;
    const where = `at col ${token?.column ?? 0}`;
    throw new ApiError(400, `filters: Expected a number, got ${token?.text ?? 'the end'} ${where}`);
  }

  #text(): string {
    const token = this.#peek();
    if (token?.kind !== 'word' && token?.kind !== 'quoted') throw this.#unexpected();
    this.#at += 1;
    return token.text;
  }

  #expect(kind: Token['kind']): void {
    if (this.#peek()?.kind !== kind) throw this.#unexpected();
    this.#at += 1;
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #isWord(text: string): boolean {
    const token = this.#peek();
    return token?.kind === 'word' && token.text === text;
  }

  #unexpected(): ApiError {
    const token = this.#peek();
    const what = token ? `token ${token.text} at col ${token.column}` : 'end of filter';
    return new ApiError(400, `filters: Unexpected ${what}`);
  }
}

/** A comparison as it is written. */
export function operatorOf(text: string): Exclude<NumberTest['operator'], 'between'> {
  if (text === '<' || text === '<=' || text === '>' || text === '>=' || text === '!=') return text;
  return '=';
}
