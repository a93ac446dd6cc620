/** Bank statements: imported once, booked only by a person. */
import { AUDIT, BANK_ENTRIES, BANK_STATEMENTS, MAIL, USERS } from '@quire/model/collections';
import { type BankEntry, BankEntrySchema } from '@quire/model/entities/bank-entry';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { base64, camt, mt940, type Paid } from '../../../testing/bank-statements.ts';
import {
  byBank,
  type ChargesPress,
  invoiceNow,
  putIssued,
  startChargesPress,
} from '../../../testing/test-charges.ts';
import { PEOPLE, submissionNow } from '../../../testing/test-submissions.ts';
import { recordPayment } from '../record-payment.ts';
import { bookBankEntry } from './book-bank-entry.ts';
import { importBankStatement } from './import-bank-statement.ts';
import { matchBankEntries } from './match-bank-entries.ts';
import { setBankEntryAside } from './set-bank-entry-aside.ts';

let press: ChargesPress;
const opened: ChargesPress[] = [];
beforeEach(async () => {
  press = await startChargesPress();
  opened.push(press);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const TOTAL = 107_100;
const bring = (
  paid: readonly Paid[],
  person: (typeof PEOPLE)[keyof typeof PEOPLE] = PEOPLE.finance,
) => importBankStatement(press, person, { name: 'june.xml', data: base64(camt(paid)) });
type Stored = BankEntry & { readonly id: string };
const entries = async (): Promise<Stored[]> => {
  const found = await press.db.collection(BANK_ENTRIES).get();
  return found.docs.map((doc) => ({ ...BankEntrySchema.parse(doc.data()), id: doc.id }));
};
const only = async (): Promise<Stored> => {
  const [entry] = await entries();
  if (!entry) throw new Error('nothing was imported');
  return entry;
};
const book = (entry: string, parts: Parameters<typeof bookBankEntry>[2]['parts'], isMore = false) =>
  bookBankEntry(press, PEOPLE.finance, { entry, parts, isMore });
const receipts = async () => {
  const sent = await press.db
    .collection(MAIL)
    .where('template', '==', 'payer/payment-received')
    .get();
  return sent.size;
};

describe('an import', () => {
  it('stores entries with their suggestions, and books nothing', async () => {
    const { id, number } = await putIssued(press, 'kept');
    const answer = await bring([
      { amount: '1071.00', text: `${number}` },
      { amount: '8.00', text: 'Fees', direction: 'DBIT' },
      { amount: '3.00', text: 'Nobody knows' },
    ]);
    expect(answer).toEqual({
      ...{ format: 'camt.053', accounts: ['DE89370400440532013000'], isOwnAccount: true },
      ...{ added: 3, known: 0, suggested: 1, outgoing: 1, leftOut: 0 },
    });
    const kept = (await entries()).toSorted((a, b) => b.amount - a.amount);
    expect(kept).toMatchObject([
      {
        state: 'open',
        openOn: '2026-06-01',
        grade: 'sure',
        suggested: [{ invoice: id, amount: TOTAL }],
      },
      { state: 'set_aside', kind: 'debit' },
      { state: 'open', grade: 'none' },
    ]);
    expect(kept[1]?.openOn).toBeUndefined();
    expect(await invoiceNow(press, id)).toMatchObject({ state: 'issued', paid: 0 });
  });

  it('stores each entry once: from the same file twice, at the same time, and from a longer one', async () => {
    const fee = { amount: '5.00', text: 'fee' };
    const both = await Promise.all([bring([fee, fee]), bring([fee, fee])]);
    expect(both.map(({ added }) => added).toSorted()).toEqual([0, 2]);
    expect(await bring([fee, fee, { amount: '6.00', text: 'new' }])).toMatchObject({
      ...{ added: 1, known: 2 },
    });
    expect(await entries()).toHaveLength(3);
    expect((await press.db.collection(BANK_STATEMENTS).get()).size).toBe(2);
    const audit = await press.db.collection(AUDIT).where('action', '==', 'bank.import').get();
    expect(audit.docs.map((doc) => doc.get('by'))).toEqual(audit.docs.map(() => 'fina'));
  });

  it('leaves booked and set-aside entries unchanged', async () => {
    const { id, number } = await putIssued(press, 'booked-before');
    const paid = [{ amount: '1071.00', text: `${number}` }];
    await bring(paid);
    await book((await only()).id, [{ invoice: id, amount: TOTAL }]);
    expect(await bring(paid)).toMatchObject({ added: 0, known: 1 });
    expect(await only()).toMatchObject({ state: 'booked' });
    expect(await invoiceNow(press, id)).toMatchObject({ paid: TOTAL, state: 'paid' });
  });

  it('marks an entry in another format as a possible duplicate', async () => {
    await bring([{ amount: '10.00', text: 'fee' }]);
    const { id } = await only();
    const data = base64(mt940([':61:2606010601C10,00NTRFNONREF', ':86:fee']));
    await importBankStatement(press, PEOPLE.finance, { name: 'june.sta', data });
    expect((await entries()).find(({ format }) => format === 'mt940')?.twin).toBe(id);
    // Two similar entries of one file are two payments.
    await bring([{ amount: '10.00', text: 'another' }]);
    const all = await entries();
    expect(all.find(({ text }) => text === 'another')?.twin).not.toBe(id);
  });

  it('warns if the statement is of another account', async () => {
    const data = base64(
      camt([{ amount: '1.00', text: 'a' }]).replace('DE89370400440532013000', 'NO9386011117947'),
    );
    const answer = await importBankStatement(press, PEOPLE.finance, { name: 'a.xml', data });
    expect(answer.isOwnAccount).toBe(false);
  });
});

describe('booking', () => {
  it('records a payment, sends one receipt, and begins production', async () => {
    const { id, number } = await putIssued(press, 'paid');
    await bring([{ amount: '1071.00', text: `Invoice ${number}` }]);
    const entry = await only();
    const parts = [{ invoice: id, amount: TOTAL }];
    await Promise.all([book(entry.id, parts), book(entry.id, parts)]);
    await book(entry.id, parts);
    expect(await invoiceNow(press, id)).toMatchObject({
      ...{ state: 'paid', paid: TOTAL },
      payments: [{ id: `bank-${entry.id}`, at: '2026-06-01T12:00:00.000Z', by: 'staff' }],
    });
    expect(await only()).toMatchObject({
      ...{ state: 'booked', parts: [{ invoice: id, number, amount: TOTAL }] },
      events: [{ event: 'import' }, { event: 'book', by: 'fina', text: number }],
    });
    expect((await only()).openOn).toBeUndefined();
    expect(await receipts()).toBe(1);
    expect((await submissionNow(press, 'paid')).state).toBe('production');
    const audit = await press.db.collection(AUDIT).where('action', '==', 'bank.entry').get();
    expect(audit.docs.map((doc) => doc.data())).toMatchObject([{ by: 'fina', event: 'book' }]);
  });

  it('accepts part payments, several invoices, and overpayments only if the caller confirms them', async () => {
    const one = await putIssued(press, 'one');
    const two = await putIssued(press, 'two');
    await bring([
      { amount: '71.00', text: 'part' },
      { amount: '2000.00', text: 'both' },
      { amount: '80.00', text: 'over' },
    ]);
    const by = new Map((await entries()).map((each) => [each.text, each.id]));
    await book(by.get('part') ?? '', [{ invoice: one.id, amount: 7_100 }]);
    expect(await invoiceNow(press, one.id)).toMatchObject({ state: 'part_paid', paid: 7_100 });
    await book(by.get('both') ?? '', [
      { invoice: one.id, amount: 100_000 },
      { invoice: two.id, amount: 100_000 },
    ]);
    expect(await invoiceNow(press, one.id)).toMatchObject({ state: 'paid', paid: TOTAL });
    expect(await invoiceNow(press, two.id)).toMatchObject({ state: 'part_paid', paid: 100_000 });
    const over = [{ invoice: two.id, amount: 8_000 }];
    await expect(book(by.get('over') ?? '', over)).rejects.toMatchObject({
      code: 'invoice/too-much',
    });
    await book(by.get('over') ?? '', over, true);
    expect(await invoiceNow(press, two.id)).toMatchObject({ state: 'paid', isToGiveBack: true });
  });

  it('records all of it or nothing', async () => {
    const one = await putIssued(press, 'all');
    const two = await putIssued(press, 'none');
    await recordPayment(press, PEOPLE.finance, byBank(two.id, TOTAL, 'payment-1'));
    await bring([{ amount: '2142.00', text: 'both' }]);
    const { id } = await only();
    const parts = [
      { invoice: one.id, amount: TOTAL },
      { invoice: two.id, amount: TOTAL },
    ];
    await expect(book(id, parts)).rejects.toMatchObject({ code: 'invoice/wrong-state' });
    expect(await invoiceNow(press, one.id)).toMatchObject({ paid: 0, state: 'issued' });
    expect(await only()).toMatchObject({ state: 'open', parts: [] });
  });

  it('is refused if it does not add up, names an invoice twice, or is in another currency', async () => {
    const { id } = await putIssued(press, 'sums');
    await bring([
      { amount: '10.00', text: 'euros' },
      { amount: '10.00', text: 'dollars', currency: 'USD' },
    ]);
    const by = new Map((await entries()).map((each) => [each.text, each.id]));
    const euros = by.get('euros') ?? '';
    const part = (amount: number) => ({ invoice: id, amount });
    for (const parts of [[part(999)], [part(1_001)]]) {
      await expect(book(euros, parts)).rejects.toMatchObject({ code: 'bank/sum' });
    }
    await expect(book(euros, [part(500), part(500)])).rejects.toMatchObject({
      code: 'input/invalid',
    });
    await expect(book(by.get('dollars') ?? '', [part(1_000)])).rejects.toMatchObject({
      code: 'bank/currency',
    });
    expect(await invoiceNow(press, id)).toMatchObject({ paid: 0 });
  });

  it('is refused for outgoing money, entries that were set aside, and future dates', async () => {
    const { id } = await putIssued(press, 'not-open');
    await bring([
      { amount: '10.00', text: 'out', direction: 'DBIT' },
      { amount: '10.00', text: 'aside' },
      { amount: '10.00', text: 'tomorrow', day: '2031-01-01' },
    ]);
    const by = new Map((await entries()).map((each) => [each.text, each.id]));
    const aside = { entry: by.get('aside') ?? '', isAside: true, reason: 'A grant.' };
    await setBankEntryAside(press, PEOPLE.finance, aside);
    const parts = [{ invoice: id, amount: 1_000 }];
    const codes = ['out', 'aside', 'tomorrow'].map(async (text) => {
      const tried = book(by.get(text) ?? '', parts);
      return tried.then(
        () => 'booked',
        (error: { code?: string }) => error.code,
      );
    });
    expect(await Promise.all(codes)).toEqual(['bank/outgoing', 'bank/not-open', 'input/invalid']);
    await expect(book('f'.repeat(32), parts)).rejects.toMatchObject({ code: 'bank/not-found' });
  });

  it('updates the suggestions of other entries, and of the rest on request', async () => {
    const { id, number } = await putIssued(press, 'again');
    await bring([
      { amount: '1071.00', text: `${number}` },
      { amount: '1071.00', text: 'the same amount' },
    ]);
    const by = new Map((await entries()).map((each) => [each.text, each]));
    expect(by.get('the same amount')?.grade).toBe('possible');
    await book(by.get(`${number}`)?.id ?? '', [{ invoice: id, amount: TOTAL }]);
    const other = async () => (await entries()).find(({ text }) => text === 'the same amount');
    expect(await other()).toMatchObject({ grade: 'none', suggested: [], about: [] });
    await putIssued(press, 'issued-later');
    expect(await matchBankEntries(press, PEOPLE.finance)).toEqual({ changed: 1 });
    expect(await other()).toMatchObject({ grade: 'possible' });
    expect(await matchBankEntries(press, PEOPLE.finance)).toEqual({ changed: 0 });
  });
});

it('sets an entry aside with a reason, and reopens it', async () => {
  await bring([{ amount: '10.00', text: 'a grant' }]);
  const { id } = await only();
  const ask = (isAside: boolean, reason = '') =>
    setBankEntryAside(press, PEOPLE.finance, { entry: id, isAside, reason });
  await expect(ask(true)).rejects.toMatchObject({ code: 'input/invalid' });
  await ask(true, 'A grant.');
  await ask(true, 'Asked again.');
  expect(await only()).toMatchObject({ state: 'set_aside', events: [{}, { text: 'A grant.' }] });
  await ask(false);
  expect(await only()).toMatchObject({ state: 'open', openOn: '2026-06-01' });
  expect((await only()).events.map(({ event }) => event)).toEqual([
    'import',
    'set_aside',
    'take_up',
  ]);
});

describe('a user without the right', () => {
  it('cannot import, book, match or set aside', async () => {
    const { id } = await putIssued(press, 'outsiders');
    await bring([{ amount: '10.00', text: 'x' }]);
    const { id: entry } = await only();
    const parts = [{ invoice: id, amount: 1_000 }];
    const { author, stranger, editor, guestEditor, otherEditor, production } = PEOPLE;
    for (const person of [author, stranger, editor, guestEditor, otherEditor, production]) {
      const tried = await Promise.allSettled([
        bring([{ amount: '1.00', text: 'mine' }], person),
        bookBankEntry(press, person, { entry, parts, isMore: false }),
        setBankEntryAside(press, person, { entry, isAside: true, reason: 'Mine.' }),
        matchBankEntries(press, person),
      ]);
      const denied = {
        status: 'rejected',
        reason: expect.objectContaining({ code: 'access/denied' }),
      };
      expect(tried, person.uid).toEqual(tried.map(() => denied));
    }
    expect(await invoiceNow(press, id)).toMatchObject({ paid: 0 });
    expect(await entries()).toHaveLength(1);
  });

  it('cannot book to an invoice of their own manuscript, not even among others', async () => {
    const own = await putIssued(press, 'own');
    const other = await putIssued(press, 'other');
    const maren = {
      ...{ uid: 'maren', email: 'maren@example.com' },
      claims: { roles: ['reader', 'finance'], grants: {} },
    } as const;
    const user = { email: maren.email, displayName: 'Maren', roles: [], journals: [] };
    const updatedAt = '2026-06-01T00:00:00.000Z';
    await press.db
      .collection(USERS)
      .doc(maren.uid)
      .set({ ...user, updatedAt });
    await bring([{ amount: '20.00', text: 'x' }]);
    const { id: entry } = await only();
    const parts = [own, other].map(({ id }) => ({ invoice: id, amount: 1_000 }));
    await expect(
      bookBankEntry(press, maren, { entry, parts, isMore: false }),
    ).rejects.toMatchObject({ code: 'access/denied' });
    expect(await only()).toMatchObject({ state: 'open' });
  });
});
