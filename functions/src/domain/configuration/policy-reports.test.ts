import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import {
  keepPolicyReport,
  PolicyReportIntake,
  policyReports,
  readPolicyReports,
} from './policy-reports.ts';

const ORIGIN = 'https://press.example';
const modern = (body: object) =>
  JSON.stringify([
    {
      type: 'csp-violation',
      body: {
        documentURL: `${ORIGIN}/journals?x=1#y`,
        effectiveDirective: 'img-src',
        blockedURL: 'https://tracker.example/pixel.gif?who=me',
        disposition: 'enforce',
        ...body,
      },
    },
  ]);
const REPORT = {
  ...{ directive: 'img-src', blocked: 'https://tracker.example', path: '/journals' },
  disposition: 'enforce',
} as const;

describe('a browser’s report', () => {
  it('is stored without queries and without the paths of other sites', () => {
    expect(policyReports(ORIGIN, modern({}))).toEqual([REPORT]);
    const older = {
      'document-uri': `${ORIGIN}/journals?x=1`,
      'violated-directive': 'img-src https://press.example',
      'blocked-uri': 'https://tracker.example/pixel.gif',
    };
    expect(policyReports(ORIGIN, JSON.stringify({ 'csp-report': older }))).toEqual([REPORT]);
  });

  it('records whether the policy is report-only, and the path of our page', () => {
    const sink = { effectiveDirective: 'require-trusted-types-for', disposition: 'report' };
    expect(policyReports(ORIGIN, modern({ ...sink, blockedURL: 'trusted-types-sink' }))).toEqual([
      {
        ...{ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
        ...{ path: '/journals', disposition: 'report' },
      },
    ]);
    expect(policyReports(ORIGIN, modern({ blockedURL: 'inline' }))[0]?.blocked).toBe('inline');
  });

  it.each([
    ['of another site', modern({ documentURL: 'https://other.example/' })],
    ['of an extension', modern({ sourceFile: 'moz-extension://0a1b/x.js' })],
    ['of what an extension loads', modern({ blockedURL: 'chrome-extension://0a1b' })],
    ['of no directive', modern({ effectiveDirective: '<script>' })],
    ['of nothing', modern({ blockedURL: '' })],
    ['of another kind', JSON.stringify([{ type: 'deprecation', body: {} }])],
    ['that is none', 'nonsense'],
    ['that is null', 'null'],
  ])('%s is dropped', (_, body) => {
    expect(policyReports(ORIGIN, body)).toEqual([]);
  });

  it('is limited to ten in a request', () => {
    const [one] = JSON.parse(modern({}));
    expect(policyReports(ORIGIN, JSON.stringify(Array(200).fill(one)))).toHaveLength(10);
  });
});

it('is written once an hour by each instance, however often and from wherever it is sent', () => {
  const intake = new PolicyReportIntake();
  expect(intake.takes(REPORT, 0)).toBe(true);
  expect(intake.takes({ ...REPORT, path: '/elsewhere' }, 1)).toBe(false);
  expect(intake.takes(REPORT, 3_600_000)).toBe(true);
  const many = Array.from({ length: 500 }, (_, n) => ({
    ...REPORT,
    blocked: `https://${n}.example`,
  }));
  expect(many.filter((each) => intake.takes(each, 3_600_001))).toHaveLength(39);
});

describe('the stored reports', () => {
  let press: TestPress;
  beforeAll(async () => {
    press = await startTestPress();
  });
  afterAll(() => press.close());

  it('are one document of the newest kinds, with counts', async () => {
    expect(await readPolicyReports(press.db)).toEqual([]);
    for (let n = 0; n < 45; n += 1) {
      const report = { ...REPORT, blocked: `https://${n}.example` };
      await keepPolicyReport(press.db, report, new Date(Date.UTC(2026, 2, 1, 0, n)));
    }
    await keepPolicyReport(
      press.db,
      { ...REPORT, blocked: 'https://44.example' },
      new Date('2026-03-02T00:00:00Z'),
    );
    const kept = await readPolicyReports(press.db);
    expect(kept).toHaveLength(40);
    const all = kept.map(({ blocked }) => blocked);
    expect(all).not.toContain('https://0.example');
    expect(kept.find(({ blocked }) => blocked === 'https://44.example')?.count).toBe(2);
  });
});
