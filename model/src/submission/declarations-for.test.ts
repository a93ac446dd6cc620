import { expect, it } from 'vitest';
import { chargesToAccept, declarationsFor } from './declarations-for.ts';

const charges = (amount: number) => ({
  currency: 'EUR' as const,
  fees: [{ type: 'research-article' as const, amount }],
});

it('asks nobody to accept the charge of a journal that has none', () => {
  for (const free of [null, charges(0)]) {
    expect(declarationsFor(free)).not.toContain('apcAccepted');
    expect(declarationsFor(free)).toContain('original');
  }
  expect(declarationsFor(charges(1))).toContain('apcAccepted');
  // Not known yet: nothing is left out.
  expect(declarationsFor(undefined)).toContain('apcAccepted');
});

it('asks for no charge of a later day from authors who submitted when there was none', () => {
  const quote = { currency: 'EUR', amount: 0, at: '2026-01-01T00:00:00.000Z' };
  const sent = { articleType: 'research-article', quote: { ...quote, type: 'research-article' } };
  const now = charges(90_000);
  expect(chargesToAccept({ ...sent, articleType: 'research-article' }, now)).toBeNull();
  expect(chargesToAccept({ ...sent, articleType: 'review-article' }, now)).toBe(now);
  expect(chargesToAccept({ articleType: 'research-article', quote: undefined }, now)).toBe(now);
});
