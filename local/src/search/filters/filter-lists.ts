import { ApiError } from '../api-error.ts';
import type { Filter, Filters } from './filter.ts';
import { operatorOf } from './parse-filters.ts';

/** `facetFilters` and the like: a list of what has to hold; of a list within, one. Or one text. */
export type FilterList = unknown;

function groupsOf(list: FilterList, read: (text: string) => Filter): Filters {
  if (list === undefined || list === null) return [];
  if (typeof list === 'string') {
    return list
      .split(',')
      .filter(Boolean)
      .map((text) => [read(text)]);
  }
  if (!Array.isArray(list)) throw new ApiError(400, 'filters have to be a list');
  return list
    .map((item) => (Array.isArray(item) ? item : [item]).map((text) => read(String(text))))
    .filter((group) => group.length > 0);
}

/** `["journal:Acta", ["type:review", "type:-letter"]]`: a minus before the value denies it. */
export function facetFiltersOf(list: FilterList): Filters {
  return groupsOf(list, (text) => {
    const colon = text.indexOf(':');
    if (colon < 1) throw new ApiError(400, `facetFilters: Invalid syntax: ${text}`);
    const attribute = text.slice(0, colon).trim();
    const said = text.slice(colon + 1).trim();
    const [, written = said, score] = /^(.*)<score=(\d+)>$/.exec(said) ?? [];
    const isNegated = written.startsWith('-');
    // A backslash keeps a minus that belongs to the value.
    const value = isNegated ? written.slice(1) : written.replace(/^\\-/, '-');
    return { kind: 'facet', attribute, value, isNegated, score: Number(score ?? 1) };
  });
}

/** `["year>=2000", ["pages<5", "pages:10 TO 20"]]`. */
export function numericFiltersOf(list: FilterList): Filters {
  return groupsOf(list, (text) => {
    const range = /^\s*(-?)(.+?):\s*(-?[\d.eE+]+)\s+(?:TO|to)\s+(-?[\d.eE+]+)\s*$/.exec(text);
    if (range) {
      const [, minus, attribute = '', from, to] = range;
      const test = { operator: 'between' as const, from: Number(from), to: Number(to) };
      return { kind: 'number', attribute, isNegated: minus === '-', test };
    }
    const [, attribute = '', operator = '', value = ''] =
      /^\s*(.+?)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/.exec(text) ?? [];
    const to = Number(value);
    if (attribute === '' || value === '' || Number.isNaN(to)) {
      throw new ApiError(400, `numericFilters: Invalid syntax: ${text}`);
    }
    return {
      kind: 'number',
      attribute,
      isNegated: false,
      test: { operator: operatorOf(operator), to },
    };
  });
}

/** `["news", ["events", "-old"]]`: values of `_tags`. */
export function tagFiltersOf(list: FilterList): Filters {
  return groupsOf(list, (text) => {
    const isNegated = text.startsWith('-');
    const value = isNegated ? text.slice(1) : text;
    return { kind: 'tag', attribute: '_tags', value, isNegated, score: 1 };
  });
}
