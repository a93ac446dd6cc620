import type { ArticleType } from '@quire/model/article-types';
import type { Charges } from '@quire/model/entities/journal';
import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote.ts';

const FIRST = '2026-03-01T00:00:00.000Z';
const LATER = '2026-09-01T00:00:00.000Z';
const charges: Charges = {
  currency: 'EUR',
  fees: [
    { type: 'research-article', amount: 90_000 },
    { type: 'research-article', amount: 40_000, from: '2026-06-01' },
    { type: 'review-article', amount: 120_000 },
    { type: 'review-article', amount: 150_000, from: '2026-06-01' },
    { type: 'short-communication', amount: 30_000 },
  ],
};
const sent = quoteOf(
  { articleType: 'research-article' },
  { charges },
  { at: FIRST, event: 'submit', country: 'KE' },
);
const again = (articleType: ArticleType, event: 'resubmit' | 'submit_revision') =>
  quoteOf(
    { articleType, quote: sent, submittedAt: FIRST },
    { charges },
    { at: LATER, event, country: 'MW' },
  );

describe('the price', () => {
  it('is the first day’s, and so is the country', () => {
    expect(sent).toMatchObject({ amount: 90_000, country: 'KE' });
    expect(again('research-article', 'submit_revision')).toEqual(sent);
  });

  it('depends on the institutions that the manuscript names now', () => {
    const facts = { at: LATER, event: 'submit_revision', country: 'KE' } as const;
    const before = { ...sent, affiliationCountries: ['KE'] };
    const revised = { articleType: 'research-article' as const, quote: before, submittedAt: FIRST };
    const now = quoteOf(revised, { charges }, { ...facts, affiliationCountries: ['DE'] });
    expect(now).toEqual({ ...sent, affiliationCountries: ['DE'] });
    expect(quoteOf(revised, { charges }, facts)).toEqual(sent);
  });

  it('of another type is that type’s of the first day, whatever it costs now', () => {
    const dearer = again('review-article', 'submit_revision');
    expect(dearer).toMatchObject({ amount: 120_000, country: 'KE' });
    expect(again('short-communication', 'resubmit')).toMatchObject({ amount: 30_000 });
  });

  it('does not fall after review, even if its author changes the type', () => {
    for (const type of ['short-communication', 'perspective', 'correction'] as const) {
      expect(again(type, 'submit_revision')).toEqual(sent);
    }
  });

  it('does not become today’s by changing the type and back', () => {
    const there = again('review-article', 'resubmit');
    const back = quoteOf(
      { articleType: 'research-article', quote: there, submittedAt: FIRST },
      { charges },
      { at: LATER, event: 'resubmit', country: 'MW' },
    );
    expect(back).toMatchObject({ amount: 90_000, country: 'KE' });
  });
});
