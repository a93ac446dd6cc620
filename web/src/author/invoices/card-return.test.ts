import { describe, expect, it } from 'vitest';
import { cardReturn } from './card-return.ts';

const invoice = (state: 'issued' | 'paid' | 'part_paid' | 'waived', paid: number) => ({
  ...{ kind: 'invoice' as const, number: 'SMP-2026-00001', total: 100, refunded: 0, credited: 0 },
  ...{ state, paid },
});
const words = (...asked: Parameters<typeof cardReturn>) => cardReturn(...asked)?.words ?? '';

describe('back from the payment provider', () => {
  it('trusts the invoice and not the address', () => {
    expect(words('paid', invoice('issued', 0))).toContain('being confirmed');
    expect(words('paid', undefined)).toContain('being confirmed');
    expect(cardReturn('paid', invoice('paid', 100))).toMatchObject({ severity: 'success' });
    expect(words('cancelled', invoice('paid', 100))).toContain('SMP-2026-00001 is paid');
    expect(words('cancelled', invoice('issued', 0))).toContain('was not charged');
  });

  it('explains what happens to money that is no longer due', () => {
    expect(words('paid', invoice('waived', 0))).toContain('refund the charge');
    expect(words('paid', invoice('part_paid', 40))).toContain('partly paid');
  });

  it('shows nothing for an unknown address', () => {
    expect(cardReturn('<script>', invoice('paid', 100))).toBeNull();
    expect(cardReturn(null, invoice('paid', 100))).toBeNull();
  });
});
