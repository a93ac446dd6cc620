import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ASSUMED, idleAmounts, viewAmounts } from '../../tests/bench/cost/amounts.ts';
import { costOf, costPage, HIT_RATES } from '../../tests/bench/cost/cost-page.ts';
import { MeasuredSchema } from '../../tests/bench/cost/measured.ts';
import { readPrices } from '../../tests/bench/cost/prices.ts';
import { ROOT } from '../under-node-24.mjs';

const prices = readPrices();
const measured = MeasuredSchema.parse(
  JSON.parse(readFileSync(`${ROOT}/tests/bench/cost/measured.json`, 'utf8')),
);

it('is what the measured figures and the prices make of it', () => {
  expect(readFileSync(`${ROOT}/docs/cost.md`, 'utf8')).toBe(costPage(measured, prices));
});

it('costs less, the more pages the CDN has', () => {
  const sums = HIT_RATES.map((hits) => costOf(viewAmounts(measured, hits), prices, false));
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
});

it('deducts what is free once, and never below nothing', () => {
  expect(costOf({ schedulerJobs: 4 }, prices, true)).toBeCloseTo(0.1);
  expect(costOf({ schedulerJobs: 4 }, prices, false)).toBeCloseTo(0.4);
  expect(costOf({ schedulerJobs: 1 }, prices, true)).toBe(0);
});

it('counts each schedule as often as it runs in a month', () => {
  const once = { reads: 1, writes: 0, deletes: 0, ms: 250 };
  const jobs = [
    { schedule: 'everyMinute', job: 'printArticles', ...once },
    { schedule: 'daily', job: 'sumUsage', ...once },
  ];
  const { documentReads, schedulerJobs, documentStorage } = idleAmounts({ ...measured, jobs });
  expect(documentReads).toBe(43_200 + 30);
  expect(schedulerJobs).toBe(4);
  expect(documentStorage).toBe(ASSUMED.documentGib);
});
