import { ApiError } from '../records/api-error.ts';

/** One condition on a record. */
export type Filter = { readonly attribute: string; readonly isNegated: boolean } & (
  | { readonly kind: 'facet'; readonly value: string }
  | { readonly kind: 'number'; readonly test: (value: number) => boolean }
);

/** All of these have to hold, of each at least one: the only form that Algolia takes. */
export type Filters = readonly (readonly Filter[])[];

const QUOTED = /(?<=[\s:(]|^)(["'])((?:\\.|(?!\1).)*)\1/gs;
const NESTED = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed';

/**
 * The parameter `filters`: `author:"Curie, M" AND (year > 1902 OR year:1898 TO 1900) AND NOT retracted:true`.
 * Without parentheses OR binds before AND. Throws a 400 for what Algolia refuses as well: an AND within
 * an OR, NOT before a group, kinds of filters mixed in one OR.
 * https://www.algolia.com/doc/api-reference/api-parameters/filters
 */
export function parseFilters(text: string): Filters {
  if (text.trim() === '') return [];
  const quoted: string[] = [];
  const plain = text.replace(
    QUOTED,
    (_, _mark, inner: string) => `\0${quoted.push(inner.replace(/\\(.)/gs, '$1')) - 1}\0`,
  );
  return plain.split(/\s+AND\s+/).map((group) => {
    const [, inner = group] = /^\s*\((.*)\)\s*$/s.exec(group) ?? [];
    if (/NOT\s*\(/.test(inner)) throw refused('NOT before a group is not allowed');
    if (/[()]/.test(inner)) throw refused(NESTED);
    const filters = inner.split(/\s+OR\s+/).map((one) => parseFilter(one, quoted));
    if (new Set(filters.map(({ kind }) => kind)).size === 1) return filters;
    throw refused('Different types are not allowed in the same OR.');
  });
}

const CONDITION = /^\s*(NOT\s+)?([^:<>=!]+?)\s*(<=|>=|!=|<|>|=|:)\s*(.+?)\s*$/s;
const RANGE = /^(\S+)\s+TO\s+(\S+)$/;
const COMPARISONS: Readonly<Record<string, (value: number, to: number) => boolean>> = {
  '<': (value, to) => value < to,
  '<=': (value, to) => value <= to,
  '=': (value, to) => value === to,
  '!=': (value, to) => value !== to,
  '>': (value, to) => value > to,
  '>=': (value, to) => value >= to,
};

/** One condition: `year>=2000`, `pages:10 TO 20`. `quoted` are the texts that were in quotes. */
export function parseFilter(text: string, quoted: readonly string[] = []): Filter {
  const whole = (part: string) => part.replace(/\0(\d+)\0/g, (_, n) => quoted[Number(n)] ?? '');
  const [, not, name, operator = '', said = ''] = CONDITION.exec(text) ?? [];
  if (name === undefined) throw refused(`Unexpected end of filter: ${whole(text)}`);
  const filter = { attribute: whole(name), isNegated: not !== undefined };
  const compare = COMPARISONS[operator];
  const [, from, to] = RANGE.exec(said) ?? [];
  if (!compare && from === undefined) return { ...filter, kind: 'facet', value: whole(said) };
  const [least, most] = compare ? [Number(said), 0] : [Number(from), Number(to)];
  if (Number.isNaN(least + most)) throw refused(`Expected a number, got ${whole(said)}`);
  const test = (value: number) =>
    compare ? compare(value, least) : value >= least && value <= most;
  return { ...filter, kind: 'number', test };
}

const refused = (what: string): ApiError => new ApiError(400, `filters: ${what}`);
