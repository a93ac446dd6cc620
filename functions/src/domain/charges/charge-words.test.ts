import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { discountText } from '@quire/model/charges/discount-text';
import { discountAnswer } from '@quire/model/entities/discount';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, describe, expect, it } from 'vitest';
import { PRINTED } from '../../testing/printed-invoice.ts';
import { ownReason } from './charge-reason.ts';
import { creditNote } from './credit-note.ts';
import { storedDiscount } from './discounts/stored-discount.ts';

beforeAll(() => bindTranslations(readTranslation));
const numbers = { year: 2026, next: () => 'SMP-2026-00099', take: () => {} };
const facts = { at: '2026-06-03T00:00:00.000Z', by: 'system' };

describe('a discount', () => {
  const agreed = storedDiscount({
    ...{ kind: 'institution', source: 'uni', of: 'Uni Nord', value: { basisPoints: 2_000 } },
  });

  it('is stored in the first language and shown in the reader’s', () => {
    expect(inLanguage('es', () => agreed.text)).toBe('Agreement with Uni Nord');
    expect(inLanguage('es', () => discountText(agreed))).toBe('Acuerdo con Uni Nord');
    expect(inLanguage('de', () => discountText({ kind: 'society', of: 'DGG', text: '' }))).toBe(
      'Mitglied: DGG',
    );
  });

  it('names the country of a waiver in the reader’s language', () => {
    const waiver = { kind: 'waiver', of: 'NP', text: '' } as const;
    expect(inLanguage('es', () => discountText(waiver))).toBe('Exención para autores de Nepal');
    expect(inLanguage('fr', () => discountText({ ...waiver, of: '' }))).toBe('Exonération');
  });

  it('is shown in its stored words where nothing else was stored', () => {
    const earlier = { kind: 'institution', text: 'Agreement with Uni Nord' } as const;
    expect(inLanguage('es', () => discountText(earlier))).toBe('Agreement with Uni Nord');
    expect(inLanguage('es', () => discountText({ kind: 'voucher', text: 'Voucher' }))).toBe('Vale');
  });

  it('is explained in the reader’s language where no person decided', () => {
    const answer = 'By the agreement.';
    const bySystem = { decidedBy: 'system', answer } as const;
    expect(inLanguage('es', () => discountAnswer(bySystem))).toBe('Según el acuerdo.');
    expect(inLanguage('es', () => discountAnswer({ decidedBy: 'staff', answer }))).toBe(answer);
  });
});

describe('a credit note', () => {
  it('is written in the language of its invoice, and keeps the code of the press’s own reason', () => {
    const invoice = { ...PRINTED, id: 'creeks~0~0', language: 'es' as const };
    const note = creditNote(invoice, numbers, { ...facts, ...ownReason('voucher-redeemed') });
    expect(note.lines[0]?.text).toBe('Anula la factura SMP-2026-00012: Se canjeó un vale.');
    expect(note.events).toMatchObject([
      { event: 'issue', text: 'A voucher was redeemed.', why: 'voucher-redeemed' },
    ]);
  });

  it('repeats the words of staff', () => {
    const invoice = { ...PRINTED, id: 'creeks~0~0' };
    const note = creditNote(invoice, numbers, { ...facts, reason: 'Wrong address.', amount: 100 });
    expect(note.lines[0]?.text).toBe('Credits part of invoice SMP-2026-00012: Wrong address.');
    expect(note.events[0]).not.toHaveProperty('why');
  });
});
