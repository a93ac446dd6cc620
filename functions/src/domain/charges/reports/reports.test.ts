/** Reports on the accounts, for finance. */
import { AUDIT } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { base64, camt } from '../../../testing/bank-statements.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import {
  byBank,
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  putIssued,
  startChargesPress,
} from '../../../testing/test-charges.ts';
import { PEOPLE } from '../../../testing/test-submissions.ts';
import { importBankStatement } from '../bank/import-bank-statement.ts';
import { creditPart } from '../credit-part.ts';
import { requestDiscount } from '../discounts/request-discount.ts';
import { recordPayment } from '../record-payment.ts';
import { accountStatement, accountStatementFile } from './account-statement.ts';
import { financeOverview } from './finance-overview.ts';

let press: ChargesPress;
/** Who the second manuscript is billed to. */
let theirs = '';
const SPAN = { from: '2026-01-01', to: '2026-12-31' };
const TOTAL = 107_100;

beforeAll(async () => {
  press = await startChargesPress();
  const { id: paid } = await putIssued(press, 'paid');
  await recordPayment(press, PEOPLE.finance, {
    ...byBank(paid, TOTAL + 900, 'payment-1'),
    isMore: true,
  });
  await putBilled(press, 'open');
  await putBilling(press, 'open', [payer()]);
  await followEvents(press, 'open');
  theirs = (await invoicesOf(press, 'open'))[0]?.id ?? '';
  await recordPayment(press, PEOPLE.finance, {
    ...byBank(theirs, 7_100, 'payment-1'),
    at: '2026-05-20T00:00:00.000Z',
  });
  await creditPart(press, PEOPLE.finance, {
    ...{ invoice: theirs, key: 'credit-01', amount: 10_000, reason: 'A part.' },
  });
  const data = base64(
    camt([
      { amount: '3.00', text: 'a' },
      { amount: '4.00', text: 'b' },
    ]),
  );
  await importBankStatement(press, PEOPLE.finance, { name: 'june.xml', data });
  await putBilled(press, 'asking', { state: 'under_review' });
  const asked = { submission: 'asking', kind: 'waiver', reason: 'No funds.' } as const;
  await requestDiscount(press, PEOPLE.author, asked);
});
afterAll(() => press.close());

it('sums up what is open, paid this month and due for refund, and counts what is waiting', async () => {
  const euros = (amount: number, count = 1) => [{ currency: 'EUR', amount, count }];
  const found = await financeOverview(press, PEOPLE.finance);
  expect(found).toMatchObject({
    ...{ open: euros(90_000), overdue: [], toGiveBack: euros(900) },
    // Payments of May belong to another month.
    paid: euros(TOTAL + 900),
    toConfirm: { count: 2, isMore: false },
    toDecide: { count: 1, isMore: false },
    quotations: { count: 0, isMore: false },
    invoices: [{ id: theirs, open: 90_000, band: 'not-due', payer: 'University of Ravnfjord' }],
  });
  expect(found.ageing).toMatchObject([{ currency: 'EUR', total: 90_000 }]);
});

it('shows the invoices and payments of one payer, and of no others', async () => {
  const {
    payer: name,
    email,
    parts,
  } = await accountStatement(press, PEOPLE.finance, {
    ...{ invoice: theirs, ...SPAN },
  });
  expect([name, email]).toEqual(['University of Ravnfjord', 'accounts@ravnfjord.example']);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', -7_100],
    ['invoice', TOTAL],
    ['credit_note', -10_000],
  ]);
  expect(parts[0]?.after).toBe(90_000);
});

it('prints it, and logs who did', async () => {
  const asked = { invoice: theirs, ...SPAN };
  const { data, name } = await accountStatementFile(press, PEOPLE.finance, asked);
  expect(name).toBe('statement-2026-01-01-2026-12-31.pdf');
  const text = await pdfText(Buffer.from(data, 'base64'));
  for (const said of [
    'Statement',
    'University of Ravnfjord',
    'Owed to us: EUR 900.00',
    '−EUR 71.00',
  ]) {
    expect(text).toContain(said);
  }
  const audit = await press.db.collection(AUDIT).where('action', '==', 'export.statement').get();
  expect(audit.docs.map((doc) => doc.get('by'))).toEqual(['fina']);
});

it('refuses other users, and dates in reverse order', async () => {
  const { author, stranger, editor, guestEditor, otherEditor, production } = PEOPLE;
  const asked = { invoice: theirs, ...SPAN };
  for (const person of [author, stranger, editor, guestEditor, otherEditor, production]) {
    const tried = await Promise.allSettled([
      financeOverview(press, person),
      accountStatement(press, person, asked),
      accountStatementFile(press, person, asked),
    ]);
    const denied = expect.objectContaining({ code: 'access/denied' });
    expect(tried, person.uid).toEqual(tried.map(() => ({ status: 'rejected', reason: denied })));
  }
  const turned = { invoice: theirs, from: SPAN.to, to: SPAN.from };
  await expect(accountStatement(press, PEOPLE.finance, turned)).rejects.toMatchObject({
    code: 'input/invalid',
  });
});
