import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';
import { LONGEST } from './longest-first.ts';

it('names files that are there', () => {
  expect(LONGEST.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});
