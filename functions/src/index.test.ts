import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as functions from './index.ts';

it('exports the functions that the README has a row for, and no others', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys(functions).toSorted());
});
