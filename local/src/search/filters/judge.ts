import { anyOf } from '../engine/column.ts';
import type { Engine } from '../engine/engine.ts';
import type { Query } from '../settings/settings.ts';
import { facetAttributesOf } from './facet-attributes.ts';
import { type Filter, type Filters, passes } from './filter.ts';
import { facetFiltersOf, numericFiltersOf, tagFiltersOf } from './filter-lists.ts';
import { parseFilters } from './parse-filters.ts';

export type Judge = (doc: number) => boolean;
type Asked = Pick<Query, 'filters' | 'facetFilters' | 'numericFilters' | 'tagFilters'>;

/** All filters of a query; throws where one cannot be read. */
export function filtersOf(asked: Asked): Filters {
  return [
    ...parseFilters(asked.filters),
    ...facetFiltersOf(asked.facetFilters),
    ...numericFiltersOf(asked.numericFilters),
    ...tagFiltersOf(asked.tagFilters),
  ];
}

/** Says of documents whether they pass all filters; null where there are none. */
export function judgeOf(
  engine: Engine,
  filters: Filters,
  settings: Pick<Query, 'attributesForFaceting' | 'numericAttributesForFiltering'>,
): Judge | null {
  if (filters.length === 0) return null;
  const groups = filters.map((group) => group.map((filter) => judge(engine, filter, settings)));
  return (doc) => groups.every((group) => group.some((one) => one(doc)));
}

function judge(
  engine: Engine,
  filter: Filter,
  settings: Pick<Query, 'attributesForFaceting' | 'numericAttributesForFiltering'>,
): Judge {
  const { attribute, isNegated } = filter;
  if (filter.kind !== 'number' && attribute === 'objectID') {
    return (doc) => (engine.recordAt(doc).objectID === filter.value) !== isNegated;
  }
  const isFacet = facetAttributesOf(settings).some(({ path }) => path === attribute);
  const asNumber = numberAsked(filter, settings.numericAttributesForFiltering);
  if (asNumber && (filter.kind === 'number' || !isFacet)) {
    const { cells } = engine.numberColumn(attribute);
    return (doc) => anyOf(cells[doc], (value) => passes(asNumber, value)) !== isNegated;
  }
  if (filter.kind === 'number') return () => isNegated;
  // What is no facet is not there to filter by: nothing is found, as in production.
  if (!isFacet && attribute !== '_tags') return () => isNegated;
  const column = engine.facetColumn(attribute);
  const wanted = column.idOf(filter.value);
  return (doc) => anyOf(column.cells[doc], (value) => value === wanted) !== isNegated;
}

/** The test on numbers that a filter asks for: `year:2001` is one as well. */
function numberAsked(filter: Filter, allowed: readonly string[] | null) {
  const may = allowed?.some(
    (name) => name.replace(/^equalOnly\((.*)\)$/, '$1') === filter.attribute,
  );
  if (may === false) return null;
  if (filter.kind === 'number') return filter.test;
  const to = Number(filter.value);
  if (filter.value.trim() === '' || Number.isNaN(to)) return null;
  return { operator: '=' as const, to };
}
