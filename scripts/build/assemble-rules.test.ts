import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';
import { assembledRules, FILES } from './assemble-rules.ts';

it('finds firestore.rules to be what its parts say: `npm run rules`', async () => {
  expect(await readFile(join(ROOT, 'firestore.rules'), 'utf8')).toBe(await assembledRules());
});

it('leaves no part out', async () => {
  const files = await readdir(join(ROOT, 'rules'));
  expect(files.toSorted()).toEqual(FILES.map((name) => `${name}.rules`).toSorted());
});
