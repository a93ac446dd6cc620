import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyValue } from '../../values/arbitrary-value.ts';
import type { Value } from '../../values/value.ts';
import { Database } from './database.ts';
import type { FieldIndex } from './field-index.ts';
import type { IndexShape } from './index-shape.ts';

const NAME = { field: ['__name__'], direction: 'asc' } as const;
const SHAPES: readonly IndexShape[] = [
  { contains: null, equal: [], ordered: [NAME] },
  { contains: null, equal: [], ordered: [{ field: ['f'], direction: 'asc' }, NAME] },
  { contains: null, equal: [['f']], ordered: [{ ...NAME, direction: 'desc' }] },
  { contains: ['f'], equal: [], ordered: [{ field: ['g'], direction: 'desc' }, NAME] },
];
const SCOPES = [
  { kind: 'collection', name: 'c' },
  { kind: 'group', name: 'c' },
] as const;

const write = fc.record({
  path: fc.tuple(fc.constantFrom('c', 'a/b/c'), fc.nat(9)).map((parts) => parts.join('/')),
  fields: fc.dictionary(fc.constantFrom('f', 'g'), anyValue),
  isDelete: fc.boolean(),
});

it('is the same whether kept up to date or rebuilt', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
      const kept = new Database('p', 'd', 0);
      for (const { path, fields, isDelete } of writes) {
        for (const scope of SCOPES) for (const shape of SHAPES) kept.index(scope, shape);
        if (isDelete) kept.remove(path);
        else kept.put(document(path, fields));
      }
      const fresh = new Database('p', 'd', 0);
      for (const one of kept.all()) fresh.put(one);
      for (const scope of SCOPES) {
        for (const shape of SHAPES) {
          expect(all(kept.index(scope, shape))).toEqual(all(fresh.index(scope, shape)));
        }
      }
    }),
    { numRuns: 1000 },
  );
});

function document(path: string, fields: Record<string, Value>) {
  return { path, fields: new Map(Object.entries(fields)), createTime: 1, updateTime: 1 };
}

/** The paths in an index, forwards and backwards. */
function all(index: FieldIndex | null): readonly string[][] {
  if (!index) return [];
  const whole = index.stretch(
    () => false,
    () => false,
  );
  const paths = (isReversed: boolean) => [...index.read(whole, isReversed)].map(({ path }) => path);
  expect(paths(true)).toEqual(paths(false).reverse());
  return [paths(false)];
}
