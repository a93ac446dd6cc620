import { describe, expect, it } from 'vitest';
import { chargeAsked, describeCharge, whenAsked } from './describe-charge.ts';

const quote = { currency: 'EUR', amount: 90_000, at: '2026-01-01T00:00:00Z' };
const sums = { paid: 0, refunded: 0, credited: 0 } as const;
const invoice = { kind: 'invoice', state: 'issued', currency: 'EUR', ...sums } as const;

describe('the fee of a submission', () => {
  it('is the quote, or nothing', () => {
    expect(describeCharge({ state: 'under_review', quote })).toBe('EUR 900.00');
    expect(describeCharge({ state: 'under_review' })).toBe('Nothing');
  });

  it('is the sum of its invoices, once there are any', () => {
    const submission = { state: 'awaiting_payment', quote } as const;
    const halves = [
      { ...invoice, state: 'paid', total: 30_000, paid: 30_000 },
      { ...invoice, total: 20_000 },
      { ...invoice, state: 'cancelled', total: 90_000 },
      { ...invoice, kind: 'credit_note', total: 90_000 },
    ] as const;
    expect(describeCharge(submission, halves)).toBe('EUR 500.00');
    expect(chargeAsked(submission, halves)).toBe('EUR 200.00 to pay');
    expect(chargeAsked(submission, halves.slice(0, 1))).toBe('Paid');
    expect(chargeAsked(submission, halves.slice(2))).toBe('We will send a new invoice');
    expect(chargeAsked({ ...submission, state: 'production' }, halves.slice(2))).not.toContain(
      'new',
    );
    expect(chargeAsked(submission, [])).toBe('Due now');
  });

  it('is due after acceptance and not before', () => {
    expect(whenAsked({ state: 'under_review', quote })).toBe(
      'Due only if the manuscript is accepted',
    );
    expect(whenAsked({ state: 'under_review', quote }, 0)).toContain('nothing to pay');
    expect(whenAsked({ state: 'rejected', quote }, 0)).toContain('Not due');
    expect(whenAsked({ state: 'awaiting_payment', quote })).toBe('Due now');
    expect(whenAsked({ state: 'typesetting', quote })).toContain('has begun');
    expect(whenAsked({ state: 'rejected', quote })).toContain('Not due');
    expect(whenAsked({ state: 'accepted' })).toContain('free of charge');
  });
});
