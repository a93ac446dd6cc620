import { describe, expect, it } from 'vitest';
import { quoteInWords, whenAsked } from './quote-in-words.ts';

const quote = { currency: 'EUR', amount: 90_000, at: '2026-01-01T00:00:00Z' };

describe('what a submission costs', () => {
  it('is the quote, or nothing', () => {
    expect(quoteInWords({ state: 'under_review', quote })).toBe('EUR 900.00');
    expect(quoteInWords({ state: 'under_review' })).toBe('Nothing');
  });

  it('is asked for after acceptance and not before', () => {
    expect(whenAsked({ state: 'under_review', quote })).toBe('Asked for only if it is accepted');
    expect(whenAsked({ state: 'awaiting_payment', quote })).toBe('Due now');
    expect(whenAsked({ state: 'typesetting', quote })).toContain('has begun');
    expect(whenAsked({ state: 'rejected', quote })).toContain('Not asked for');
    expect(whenAsked({ state: 'accepted' })).toContain('free of charge');
  });
});
