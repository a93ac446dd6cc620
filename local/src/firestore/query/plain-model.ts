/**
 * Queries as a plain model: documents are JavaScript objects, filters are functions, order is a sort
 * by keys. It knows nothing of indexes or of our values; for tests.
 */
export type Plain = null | number | string | boolean | Plain[];
export interface PlainDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, Plain>>;
}

interface PlainCursor {
  readonly value: Plain;
  readonly before: boolean;
}

export interface PlainQuery {
  readonly kind: 'and' | 'or';
  readonly filters: readonly { readonly field: string; readonly op: Op; readonly value: Plain }[];
  readonly orderBy: readonly { readonly field: string; readonly descending: boolean }[];
  readonly offset: number;
  readonly limit: number | null;
  /** Cursors on the first order; without an order they are passed over. */
  readonly startAt: PlainCursor | null;
  readonly endAt: PlainCursor | null;
}

const OPS = {
  EQUAL: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) === 0,
  LESS_THAN: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) < 0,
  LESS_THAN_OR_EQUAL: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) <= 0,
  GREATER_THAN: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) > 0,
  GREATER_THAN_OR_EQUAL: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) >= 0,
  NOT_EQUAL: (x: Plain, y: Plain) => x !== null && order(x, y) !== 0,
  /** `in [value, 1]`, to have two of them. */
  IN: (x: Plain, y: Plain) => order(x, y) === 0 || order(x, 1) === 0,
  ARRAY_CONTAINS: (x: Plain, y: Plain) => Array.isArray(x) && x.some((one) => order(one, y) === 0),
};
export type Op = keyof typeof OPS;
const isOp = (name: string): name is Op => name in OPS;
export const OP_NAMES = Object.keys(OPS).filter(isOp);

/** The ids that a query finds, in order, by filter and sort alone. */
export function modelOf(docs: readonly PlainDocument[], asked: PlainQuery): string[] {
  const unequal = (op: Op) => !['EQUAL', 'IN', 'ARRAY_CONTAINS'].includes(op);
  const orders = asked.orderBy.map(({ field, descending }) => ({ field, descending }));
  const last = orders.at(-1)?.descending ?? false;
  const implied = asked.filters.filter(({ op }) => unequal(op));
  for (const field of [...new Set(implied.map((one) => one.field))].sort()) {
    if (!orders.some((one) => one.field === field)) orders.push({ field, descending: last });
  }
  const keys = (doc: PlainDocument): Plain[] => [
    ...orders.map(({ field }) => doc.fields[field] ?? null),
    doc.id,
  ];
  const descending = [...orders.map((one) => one.descending), last];
  const compare = (x: readonly Plain[], y: readonly Plain[]): number => {
    for (const [i, bound] of y.entries()) {
      const result = order(x[i] ?? null, bound);
      if (result !== 0) return descending[i] ? -result : result;
    }
    return 0;
  };
  const holds = (doc: PlainDocument, { field, op, value }: PlainQuery['filters'][number]) => {
    const own = doc.fields[field];
    return own !== undefined && OPS[op](own, value);
  };
  const { startAt, endAt } = asked;
  return docs
    .filter((doc) => orders.every(({ field }) => doc.fields[field] !== undefined))
    .filter((doc) => {
      if (asked.filters.length === 0) return true;
      return asked.kind === 'and'
        ? asked.filters.every((one) => holds(doc, one))
        : asked.filters.some((one) => holds(doc, one));
    })
    .filter((doc) => {
      if (!startAt || asked.orderBy.length === 0) return true;
      const result = compare(keys(doc), [startAt.value]);
      return startAt.before ? result >= 0 : result > 0;
    })
    .filter((doc) => {
      if (!endAt || asked.orderBy.length === 0) return true;
      const result = compare(keys(doc), [endAt.value]);
      return endAt.before ? result < 0 : result <= 0;
    })
    .sort((x, y) => compare(keys(x), keys(y)))
    .map((doc) => doc.id)
    .slice(asked.offset)
    .slice(0, asked.limit ?? Number.POSITIVE_INFINITY);
}

function rank(value: Plain): number {
  if (value === null) return 0;
  return ['boolean', 'number', 'string', 'object'].indexOf(typeof value) + 1;
}

function order(x: Plain, y: Plain): number {
  if (rank(x) !== rank(y)) return rank(x) - rank(y);
  if (Array.isArray(x) && Array.isArray(y)) {
    for (let i = 0; i < Math.min(x.length, y.length); i++) {
      const result = order(x[i] ?? null, y[i] ?? null);
      if (result !== 0) return result;
    }
    return x.length - y.length;
  }
  if (x === null || y === null || x === y) return 0;
  return x < y ? -1 : 1;
}
