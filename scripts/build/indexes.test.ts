import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';
import { assembledIndexes } from './indexes.ts';

it('finds firestore.indexes.json to be what the lists need: `npm run indexes`', async () => {
  expect(await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8')).toBe(
    await assembledIndexes(),
  );
});

it('stays below the number of composite indexes that Firestore allows', async () => {
  const { indexes } = JSON.parse(await assembledIndexes());
  // 1,000 where billing is on, which functions need (Firestore, quotas and limits).
  expect(indexes.length).toBeLessThan(1_000);
});
