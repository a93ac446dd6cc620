import { expect, test } from 'vitest';
import {
  criterionId,
  HAND_CHECKS,
  judge,
  READINESS_CRITERIA,
  READINESS_INDEXES,
} from './criteria.ts';
import { MEASURE_NAMES, MEASURES, type Measures } from './measures.ts';

const NOTHING = Object.fromEntries(MEASURE_NAMES.map((name) => [name, null])) as Record<
  keyof Measures,
  null
>;

test('has one row for each demand of each index, and uses every measure and every check by hand', () => {
  const ids = READINESS_CRITERIA.map(criterionId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(READINESS_CRITERIA.map(({ index }) => index))).toEqual(new Set(READINESS_INDEXES));
  const used = READINESS_CRITERIA.map((row) => ('hand' in row ? row.hand : row.measure));
  expect(new Set(used)).toEqual(new Set([...MEASURE_NAMES, ...HAND_CHECKS]));
});

test('asks a question that is answered with yes for yes, and a share for at most all of it', () => {
  for (const row of READINESS_CRITERIA) {
    if ('hand' in row) continue;
    const { unit } = MEASURES[row.measure];
    const limit = 'most' in row ? row.most : row.least;
    if (unit === 'yes') expect([criterionId(row), limit]).toEqual([criterionId(row), 1]);
    if (unit === 'percent') expect(limit).toBeLessThanOrEqual(100);
  }
});

test('requires of Plan S open licences and numbers of grants, and only recommends identifiers', () => {
  const planS = READINESS_CRITERIA.filter(({ index }) => index === 'planS');
  const demanded = planS.filter(({ isRecommended }) => !isRecommended).map(criterionId);
  expect(demanded).toEqual(
    expect.arrayContaining([
      ...['planS-openLicences', 'planS-machineLicences', 'planS-grants', 'planS-dois'],
      ...['planS-archives', 'planS-openMetadata', 'planS-doajNamed', 'planS-noMirror'],
      ...['planS-feeReasons', 'planS-waivers', 'planS-waiverFigures'],
    ]),
  );
  // CC BY-NC is a Creative Commons licence too, but none that Plan S accepts.
  expect(planS.map(criterionId)).not.toContain('planS-licences');
  expect(planS.filter(({ isRecommended }) => isRecommended).map(criterionId)).toEqual(
    expect.arrayContaining(['planS-funders', 'planS-orcids', 'planS-jats']),
  );
});

test('asks Scopus and Web of Science alike for a kept schedule and Roman script', () => {
  const ids = READINESS_CRITERIA.map(criterionId);
  expect(ids).toEqual(
    expect.arrayContaining([
      'scopus-schedule',
      'scopus-romanReferences',
      'wos-schedule',
      'wos-roman',
    ]),
  );
});

test('is met at the limit, not met beyond it, and left to people where nothing was counted', () => {
  const most = { index: 'doaj', measure: 'endogeny', most: 25 } as const;
  const least = { index: 'doaj', measure: 'researchInYear', least: 5 } as const;
  expect(judge(most, { ...NOTHING, endogeny: 25 })).toBe('met');
  expect(judge(most, { ...NOTHING, endogeny: 25.1 })).toBe('not-met');
  expect(judge(least, { ...NOTHING, researchInYear: 5 })).toBe('met');
  expect(judge(least, { ...NOTHING, researchInYear: 4 })).toBe('not-met');
  expect(judge(least, NOTHING)).toBe('by-hand');
  expect(judge({ index: 'doaj', hand: 'issnConfirmed' }, { ...NOTHING, issn: 1 })).toBe('by-hand');
});
