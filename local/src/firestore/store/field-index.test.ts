import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '../value.ts';
import { anyValue } from '../values/arbitrary-value.ts';
import { Collection } from './collection.ts';

const write = fc.record({
  id: fc.nat(9),
  value: fc.option(anyValue, { nil: undefined }),
  isDelete: fc.boolean(),
});

it('is the same whether kept up to date or made anew', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
      const kept = new Collection('projects/p/databases/d/documents');
      kept.index(['f']);
      for (const { id, value, isDelete } of writes) {
        const path = `c/${id}`;
        const fields = new Map<string, Value>(value ? [['f', value]] : []);
        if (isDelete) kept.remove(path);
        else kept.put({ path, fields, createTime: 1, updateTime: 1 });
      }
      const fresh = new Collection('projects/p/databases/d/documents');
      for (const document of kept.documents()) fresh.put(document);
      const paths = (collection: Collection) =>
        collection.index(['f']).entries.map((entry) => entry.document.path);
      expect(paths(kept)).toEqual(paths(fresh));
    }),
    { numRuns: 2000 },
  );
});
