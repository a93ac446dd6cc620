import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MeasuredScaleSchema } from '../../tests/bench/scale/measured-scale.ts';
import { scalePage } from '../../tests/bench/scale/scale-page.ts';
import { ROOT } from '../under-node-24.mjs';

const measured = MeasuredScaleSchema.parse(
  JSON.parse(readFileSync(`${ROOT}/tests/bench/scale/measured.json`, 'utf8')),
);

it('is what the measured figures make of it', () => {
  expect(readFileSync(`${ROOT}/docs/scale.md`, 'utf8')).toBe(scalePage(measured));
});

it('marks what reads more documents, and what sends half as much again', () => {
  const row = (what: string, reads: number, bytes: number) => ({
    what,
    costs: [
      { reads: 3, ms: 1, bytes: 50_000 },
      { reads, ms: 9, bytes },
    ],
  });
  const pages = [row('/same', 3, 70_000), row('/reads', 4, 50_000), row('/sends', 3, 80_000)];
  const page = scalePage({ ...measured, sizes: [50, 5_000], pages });
  expect(page).toContain('| `/same` | 3 | 3 | 1 | 9 | 50 | 70 |  |');
  expect(page).toMatch(/\| `\/reads` .* yes \|/);
  expect(page).toMatch(/\| `\/sends` .* yes \|/);
});
