import { NO_STAT_DAY, StatDaySchema } from '@quire/model/entities/stat';
import type { Claims, Role } from '@quire/model/roles';
import { describe, expect, it } from 'vitest';
import { pulseFor } from './pulse.ts';

const as = (role: Role, scopes: readonly string[] = ['CES']): Claims => ({
  roles: [role],
  grants: { [role]: scopes },
});
const EARNED = StatDaySchema.parse({
  firstDecision: { 10: 1, 20: 1, 60: 1 },
  acceptance: {},
  decisions: { accept: 2, desk_reject: 1 },
  revenue: { EUR: 120_000 },
});
const keys = (claims: Claims) => pulseFor(claims, EARNED).map(({ key }) => key);

describe('the figures of the overview', () => {
  const editorial = ['received', 'decided', 'published', 'firstMedian'];
  it.each([
    ['editor', editorial],
    ['content', ['views', 'downloads']],
    ['finance', ['revenueEUR']],
    ['admin', [...editorial, 'views', 'downloads', 'revenueEUR']],
    ['production', []],
    ['guestEditor', []],
    ['author', []],
  ] as const)('show %s the figures relevant to the role', (role, expected) => {
    expect(keys(as(role))).toEqual(expected);
  });

  it('are empty for an editor without a journal', () => {
    expect(keys(as('editor', []))).toEqual([]);
  });

  it('count every decision, and take the median of the first ones', () => {
    const of = (key: string) =>
      pulseFor(as('editor'), EARNED)
        .find((each) => each.key === key)
        ?.of(EARNED);
    expect([of('decided'), of('firstMedian')]).toEqual([3, 20]);
  });

  it('have no revenue if nothing was invoiced', () => {
    expect(pulseFor(as('finance'), NO_STAT_DAY)).toEqual([]);
  });
});
