/**
 * Values as a plain model has them, for tests: written from the published order of types
 * (firebase.google.com/docs/firestore/manage-data/data-types) and sharing nothing with the store.
 * A bigint is an integer, a number a double.
 */
export type Plain =
  | null
  | boolean
  | bigint
  | number
  | string
  | { readonly micros: number }
  | { readonly bytes: readonly number[] }
  | { readonly ref: string }
  | { readonly at: readonly [number, number] }
  | { readonly vector: readonly number[] }
  | { readonly map: Readonly<Record<string, Plain>> }
  | readonly Plain[];

/** A value's place in the published order of types. NaN is the least number. */
export function rank(value: Plain): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'bigint' || typeof value === 'number') return 2;
  if (typeof value === 'string') return 4;
  if (isList(value)) return 8;
  if ('micros' in value) return 3;
  if ('bytes' in value) return 5;
  if ('ref' in value) return 6;
  if ('at' in value) return 7;
  return 'vector' in value ? 9 : 10;
}

/** Orders two values: negative, 0 or positive. */
export function order(x: Plain, y: Plain): number {
  if (rank(x) !== rank(y)) return rank(x) - rank(y);
  if (x === null || y === null) return 0;
  if (typeof x === 'string' && typeof y === 'string') return inTurn(codePoints(x), codePoints(y));
  if (isPrimitive(x) || isPrimitive(y)) return orderPrimitives(x, y);
  if (isList(x) && isList(y)) return inTurn(x, y);
  if (typeof x === 'string' || typeof y === 'string' || isList(x) || isList(y)) return 0;
  if ('micros' in x && 'micros' in y) return x.micros - y.micros;
  if ('bytes' in x && 'bytes' in y) return inTurn(x.bytes, y.bytes);
  if ('ref' in x && 'ref' in y) return orderPaths(x.ref, y.ref);
  if ('at' in x && 'at' in y) return inTurn(x.at, y.at);
  // Vectors by dimension first, then by element.
  if ('vector' in x && 'vector' in y) {
    return x.vector.length - y.vector.length || inTurn(x.vector, y.vector);
  }
  return 'map' in x && 'map' in y ? inTurn(entries(x.map), entries(y.map)) : 0;
}

function orderPrimitives(x: Plain, y: Plain): number {
  const [isNan, isOther] = [Number.isNaN(x), Number.isNaN(y)];
  if (isNan || isOther) return Number(isOther) - Number(isNan);
  return isPrimitive(x) && isPrimitive(y) ? (x < y ? -1 : x > y ? 1 : 0) : 0;
}

/** Segment by segment; numeric ids before the others and by their number. */
function orderPaths(x: string, y: string): number {
  const key = (segment: string): readonly Plain[] => {
    const number = /^__id(-?\d+)__$/.exec(segment)?.[1];
    return number === undefined ? [true, segment] : [false, BigInt(number)];
  };
  return inTurn(x.split('/').map(key), y.split('/').map(key));
}

function inTurn(x: readonly Plain[], y: readonly Plain[]): number {
  for (const [i, left] of x.entries()) {
    const right = y[i];
    if (right === undefined) return 1;
    const result = order(left, right);
    if (result !== 0) return result;
  }
  return x.length - y.length;
}

function entries(map: Readonly<Record<string, Plain>>): readonly Plain[] {
  const keys = Object.keys(map).sort(order);
  return keys.map((key) => [key, map[key] ?? null]);
}

/** Strings are ordered by their UTF-8 bytes, which is the order of their code points. */
function codePoints(text: string): readonly number[] {
  return [...text].map((char) => char.codePointAt(0) ?? 0);
}

export function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function isPrimitive(value: Plain): value is boolean | bigint | number {
  return ['boolean', 'bigint', 'number'].includes(typeof value);
}
