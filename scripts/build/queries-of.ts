import type { ListIndex } from '@quire/model/lists/list-indexes';

type Served = ListIndex['serves'][number];

/** The queries that an index of the lists serves, a line each: the list, what is compared, the order. */
export function queriesOf(serves: ListIndex['serves']): string[] {
  return [...new Set(serves.map(queryInWords))];
}

function queryInWords({ plan, shape }: Served): string {
  const { equal, contains, isRange, sort } = shape;
  const known = Object.entries(plan.only ?? {}).map(([field, value]) =>
    value === '' ? `one ${field}` : `${field} = ${value}`,
  );
  const list = known.length > 0 ? `${plan.collection} (${known.join(', ')})` : plan.collection;
  const asked = equal.filter((field) => !(field in (plan.only ?? {})));
  const compared = [
    ...asked,
    ...(contains === null ? [] : [`${contains} contains`]),
    ...(isRange ? [`${sort.field} begins with`] : []),
  ];
  const filters = compared.length > 0 ? compared.join(' + ') : 'no filter';
  return `${list}: ${filters}; by ${sort.field} ${sort.direction}`;
}
