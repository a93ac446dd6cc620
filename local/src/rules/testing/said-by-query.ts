import type { Value } from '../../values/value.ts';
import type { ListQuery, QueryFilter } from '../request.ts';

/** A stored value as rules write it. */
export function write(value: Value): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'boolean':
    case 'integer':
      return String(value.value);
    case 'double':
      if (Number.isNaN(value.value)) return 'math.sqrt(-1)';
      return Number.isInteger(value.value) ? `${value.value}.0` : String(value.value);
    case 'string':
      return `'${value.value}'`;
    case 'timestamp':
      return `timestamp.value(${value.seconds * 1000n})`;
    case 'array':
      return `[${value.values.map(write).join(', ')}]`;
    case 'map':
      return `{${[...value.fields].map(([key, item]) => `'${key}': ${write(item)}`).join(', ')}}`;
    case 'reference':
      return `/${value.value.split('/').slice(2).join('/')}`;
    default:
      return 'null';
  }
}

/** What the query itself says, in the words of rules: mostly provable, and never by chance. */
export function saidBy(query: ListQuery): string[] {
  const said: string[] = query.filter === null ? [] : saidByFilter(query.filter);
  for (const cursor of [query.startAt, query.endAt])
    for (const [i, value] of (cursor?.values ?? []).entries()) {
      const field = query.orderBy[i]?.field;
      if (field === undefined) continue;
      const name = `resource.data.${field.join('.')}`;
      for (const operator of ['<', '<=', '>', '>='])
        said.push(`${name} ${operator} ${write(value)}`);
      said.push(`${name} is number`, `${name} is string`);
    }
  for (const { field } of query.orderBy)
    if (field.length === 1) said.push(`'${field[0]}' in resource.data`);
  return said;
}

function saidByFilter(filter: QueryFilter): string[] {
  if ('filters' in filter) {
    const parts = filter.filters.map(saidByFilter);
    const joined = parts.map((p) => p[0] ?? 'true').join(filter.op === 'or' ? ' || ' : ' && ');
    return [joined, ...parts.flat()];
  }
  const isName = filter.field[0] === '__name__';
  const name = isName ? 'resource.__name__' : `resource.data.${filter.field.join('.')}`;
  const items = filter.value.kind === 'array' ? filter.value.values.map(write) : [];
  const one = write(filter.value);
  switch (filter.op) {
    case '==':
      return [
        ...[
          `${name} == ${one}`,
          `${name} in [1, ${one}]`,
          `${name} != 'b'`,
          `!(${name} != ${one})`,
        ],
        ...[`${name} is int`, `${name} is float`, `${name}[0] is int`, `${name}.x is int`],
      ];
    case 'in':
      return [`${name} in [${one.slice(1, -1)}]`, items.map((i) => `${name} == ${i}`).join(' || ')];
    case '!=':
      return [`${name} != ${one}`, `${name} != null`];
    case 'not-in':
      return [`!(${name} in ${one})`, ...items.map((i) => `${name} != ${i}`)];
    case 'array-contains':
      return [
        `${one} in ${name}`,
        `${name}.hasAny([${one}])`,
        `${name} is list`,
        `${name}.hasAll([${one}])`,
        `${name}.hasAll([${one}, 'b'])`,
        `${name}.hasOnly([${one}])`,
      ];
    case 'array-contains-any':
      return [`${name}.hasAny(${one})`, items.map((i) => `${i} in ${name}`).join(' || ')];
    case 'is-null':
      return [`${name} == null`];
    case 'is-not-null':
      return [`${name} != null`];
    case 'is-nan':
      return [`math.isNaN(${name})`];
    case 'is-not-nan':
      return [`!math.isNaN(${name})`];
    default:
      return [
        ...['<', '<=', '>', '>='].flatMap((o) => [`${name} ${o} ${one}`, `!(${name} ${o} ${one})`]),
        ...[`${name} is number`, `${name} is int`, `${name} is string`, `${name} != 0`],
      ];
  }
}

/** The fields that a query speaks of, as rules name them. */
export function namesIn({ filter, orderBy }: ListQuery): string[] {
  const fields = [...(filter === null ? [] : fieldsIn(filter)), ...orderBy.map((o) => o.field)];
  return fields.map((field) =>
    field[0] === '__name__' ? 'resource.__name__' : `resource.data.${field.join('.')}`,
  );
}

const fieldsIn = (filter: QueryFilter): (readonly string[])[] =>
  'filters' in filter ? filter.filters.flatMap(fieldsIn) : [filter.field];

/** The values that a query names, and the items of its lists. */
export function valuesIn({ filter, startAt, endAt }: ListQuery): string[] {
  const cursors = [startAt, endAt].flatMap((cursor) => cursor?.values ?? []);
  const all = [...cursors, ...(filter === null ? [] : operandsIn(filter))];
  return all.flatMap((v) => [write(v), ...(v.kind === 'array' ? v.values.map(write) : [])]);
}

const operandsIn = (filter: QueryFilter): Value[] =>
  'filters' in filter ? filter.filters.flatMap(operandsIn) : [filter.value];
