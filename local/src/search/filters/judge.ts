import { valuesAt } from '../engine/attribute-values.ts';
import { ApiError } from '../records/api-error.ts';
import type { Rec } from '../records/record.ts';
import type { Query } from '../settings/settings.ts';
import { type Filter, type Filters, parseFilter, parseFilters } from './parse-filters.ts';

type Asked = Pick<Query, 'filters' | 'facetFilters' | 'numericFilters'>;

/** All filters of a query; throws a 400 where one cannot be read. */
export const filtersOf = ({ filters, facetFilters, numericFilters }: Asked): Filters => [
  ...parseFilters(filters),
  ...facetFilters.map((group) => [group].flat().map(facetFilter)),
  ...numericFilters.map((group) => [group].flat().map((one) => parseFilter(one))),
];

/** `journal:Acta`, `type:-letter`: a minus before the value denies it. */
function facetFilter(text: string): Filter {
  const colon = text.indexOf(':');
  if (colon < 1) throw new ApiError(400, `facetFilters: Invalid syntax: ${text}`);
  const attribute = text.slice(0, colon).trim();
  const said = text.slice(colon + 1).trim();
  const isNegated = said.startsWith('-');
  // A backslash keeps a minus that belongs to the value.
  const value = isNegated ? said.slice(1) : said.replace(/^\\-/, '-');
  return { kind: 'facet', attribute, value, isNegated };
}

/** Says of records whether they pass all filters. */
export function passesAll(
  filters: Filters,
  { attributesForFaceting }: Pick<Query, 'attributesForFaceting'>,
): (record: Rec) => boolean {
  const facets = new Set(facetAttributesOf(attributesForFaceting).map(({ path }) => path));
  return (record) =>
    filters.every(
      (group) =>
        group.length === 0 || group.some((one) => holds(record, one, facets) !== one.isNegated),
    );
}

function holds(record: Rec, filter: Filter, facets: ReadonlySet<string>): boolean {
  const { attribute } = filter;
  if (filter.kind === 'number') {
    return valuesAt(record, attribute).some(
      (value) => typeof value === 'number' && filter.test(value),
    );
  }
  if (attribute === 'objectID') return record.objectID === filter.value;
  // What is no facet may be filtered by as a number: nothing else is found, as in production.
  return valuesAt(record, attribute).some(
    (value) =>
      (facets.has(attribute) || typeof value === 'number') && String(value) === filter.value,
  );
}

export interface FacetAttribute {
  readonly path: string;
  /** Whether its values are counted; one that is `filterOnly` is not. */
  readonly isCounted: boolean;
  readonly isSearchable: boolean;
}

/** The setting `attributesForFaceting`: `journal`, `searchable(authors)`, `filterOnly(year)`. */
export const facetAttributesOf = (written: readonly string[] | null): FacetAttribute[] =>
  (written ?? []).map((text) => {
    const [, modifier, path = text] = /^(filterOnly|searchable)\((.*)\)$/.exec(text) ?? [];
    const isCounted = modifier !== 'filterOnly';
    return { path, isCounted, isSearchable: modifier === 'searchable' };
  });
