import type { WireValue } from '../../../values/encode.ts';
import { isUnary, type PlainCursor, type PlainFilter, type PlainQuery } from './plain-query.ts';
import { isList, type Plain } from './plain-value.ts';

export const WIRE_ROOT = 'projects/p/databases/d/documents';

/** A plain value as a client would send it. */
export function wireValue(plain: Plain): WireValue {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'bigint') return { integerValue: String(plain) };
  if (typeof plain === 'number') return { doubleValue: Number.isNaN(plain) ? 'NaN' : plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (isList(plain)) return { arrayValue: { values: plain.map(wireValue) } };
  if ('micros' in plain) {
    return { timestampValue: new Date(plain.micros / 1000).toISOString() };
  }
  if ('bytes' in plain) return { bytesValue: Buffer.from(plain.bytes).toString('base64') };
  if ('ref' in plain) return { referenceValue: `${WIRE_ROOT}/${plain.ref}` };
  if ('at' in plain) {
    return { geoPointValue: { latitude: plain.at[0], longitude: plain.at[1] } };
  }
  if ('vector' in plain) {
    return wireValue({ map: { __type__: '__vector__', value: [...plain.vector] } });
  }
  return { mapValue: { fields: wireFields(plain.map) } };
}

/** Plain fields as a client would send them. */
export function wireFields(fields: Readonly<Record<string, Plain>>): Record<string, WireValue> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, wireValue(value)]));
}

/** A plain query as the `StructuredQuery` a client would send. */
export function wireQuery(asked: PlainQuery): object {
  return {
    from: [{ collectionId: asked.collectionId, allDescendants: asked.isGroup }],
    ...(asked.filter && { where: wireFilter(asked.filter) }),
    orderBy: asked.orderBy.map(({ field, descending }) => ({
      field: { fieldPath: field },
      direction: descending ? 'DESCENDING' : 'ASCENDING',
    })),
    ...(asked.startAt && { startAt: wireCursor(asked.startAt) }),
    ...(asked.endAt && { endAt: wireCursor(asked.endAt) }),
    offset: asked.offset,
    ...(asked.limit !== null && { limit: asked.limit }),
    ...(asked.select.length > 0 && {
      select: { fields: asked.select.map((fieldPath) => ({ fieldPath })) },
    }),
  };
}

function wireFilter(filter: PlainFilter): object {
  if (filter.kind !== 'field') {
    const op = filter.kind === 'and' ? 'AND' : 'OR';
    return { compositeFilter: { op, filters: filter.filters.map(wireFilter) } };
  }
  const { op } = filter;
  const field = { fieldPath: filter.field };
  if (isUnary(op)) return { unaryFilter: { field, op } };
  return { fieldFilter: { field, op, value: wireValue(filter.value) } };
}

function wireCursor({ values, before }: PlainCursor): object {
  return { values: values.map(wireValue), before };
}
