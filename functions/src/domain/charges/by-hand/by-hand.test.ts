/** Invoices and quotations that staff write by hand. */
import { AUDIT, COUNTERS, INVOICES, MAIL, QUOTATIONS } from '@quire/model/collections';
import { HandBillSchema, QuotationSchema } from '@quire/model/entities/hand-bill';
import { InvoiceSchema } from '@quire/model/entities/invoice';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '../../../testing/pdf-text.ts';
import {
  byBank,
  type ChargesPress,
  putIssued,
  startChargesPress,
} from '../../../testing/test-charges.ts';
import { PEOPLE } from '../../../testing/test-submissions.ts';
import { creditInvoice } from '../credit-invoice.ts';
import { reconcileInvoice } from '../reconcile-invoice.ts';
import { recordPayment } from '../record-payment.ts';
import { reissueInvoice } from '../reissue-invoice.ts';
import { remindInvoice } from '../remind-invoices.ts';
import { waiveInvoice } from '../waive-invoice.ts';
import { quotationFile, sendQuotation, withdrawQuotation } from './quotation-acts.ts';
import { reckonBill } from './reckon-bill.ts';
import { writeInvoiceByHand } from './write-invoice-by-hand.ts';
import { writeQuotation } from './write-quotation.ts';

let press: ChargesPress;
const opened: ChargesPress[] = [];
beforeEach(async () => {
  press = await startChargesPress();
  opened.push(press);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

type Staff = (typeof PEOPLE)[keyof typeof PEOPLE];
const KEY = 'a-key-of-sixteen-signs';
const PAYER = {
  ...{ name: 'Office', organisation: 'Tidal Society', address: 'Havnegade 9' },
  ...{ postalCode: '10115', city: 'Berlin', country: 'DE', email: 'office@tidal.example' },
};
const bill = (change: object = {}) =>
  HandBillSchema.parse({
    ...{ billTo: PAYER, subject: 'Special issue', journal: 'CES', currency: 'EUR' },
    lines: [
      { text: 'Editing', amount: 100_000 },
      { text: 'Copies', amount: 20_000 },
    ],
    ...change,
  });
const write = (change: object = {}, person: Staff = PEOPLE.finance, key = KEY) =>
  writeInvoiceByHand(press, person, { key, data: bill(), ...change });
const stored = async (id: string) =>
  InvoiceSchema.parse((await press.db.collection(INVOICES).doc(id).get()).data());
const mails = async () => {
  const found = await press.db.collection(MAIL).get();
  return found.docs.map((doc) => `${doc.get('template')} → ${doc.get('to')[0]}`);
};
const TOTAL = 142_800;

describe('an invoice by hand', () => {
  it('has the next number, the same tax, documents and mail as every invoice', async () => {
    const before = await putIssued(press, 'before');
    const { invoice, number } = await write();
    expect([before.number, number]).toEqual(['SMP-2026-00001', 'SMP-2026-00002']);
    expect(await stored(invoice)).toMatchObject({
      ...{ state: 'issued', submission: '', owner: '', net: 120_000, total: TOTAL },
      ...{ journal: 'CES', journalName: 'Coastal Earth Systems', title: 'Special issue' },
      ...{ tax: { category: 'S', rate: 1_900, amount: 22_800 } },
    });
    await reconcileInvoice(press, invoice);
    await reconcileInvoice(press, invoice);
    const { pdf, xml } = await stored(invoice);
    const text = await pdfText((await press.bucket.read(pdf ?? '')) ?? new Uint8Array());
    for (const said of ['Invoice', number, 'Editing', 'EUR 1,428.00', 'Tidal Society']) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Manuscript');
    expect(xml).toMatch(/\.xml$/);
    const sent = (await mails()).filter((mail) => mail.endsWith('office@tidal.example'));
    expect(sent).toEqual(['payer/invoice-issued → office@tidal.example']);
    const mail = await press.db.collection(MAIL).where('to', '==', ['office@tidal.example']).get();
    const words = String(mail.docs[0]?.get('text'));
    expect(words).toContain('Attached is our invoice.');
    expect(words).not.toMatch(/manuscript|article|\(\)/);
  });

  it('is issued once for its key, and uses no other number', async () => {
    const both = await Promise.all([write(), write()]);
    expect(both[0]).toEqual(both[1]);
    await write({}, PEOPLE.admin);
    const counter = await press.db.collection(COUNTERS).doc('invoices~2026').get();
    expect(counter.get('last')).toBe(1);
  });

  it('is due on the day that staff enter, or after the usual term', async () => {
    const { invoice } = await write({ dueOn: '2026-07-15' });
    expect(await stored(invoice)).toMatchObject({
      ...{ dueAt: '2026-07-15T23:59:59.000Z', remindAt: '2026-07-12T23:59:59.000Z' },
    });
    for (const dueOn of ['2020-01-01', '2031-01-01']) {
      await expect(write({ dueOn }, PEOPLE.finance, `${KEY}-2`)).rejects.toMatchObject({
        code: 'input/invalid',
      });
    }
  });

  it('is paid, reminded, waived and cancelled like others, without a manuscript', async () => {
    const one = (await write()).invoice;
    await remindInvoice(press, PEOPLE.finance, { invoice: one });
    const paid = await recordPayment(press, PEOPLE.finance, byBank(one, TOTAL, 'payment-1'));
    expect(paid.state).toBe('paid');
    expect((await stored(one)).paidAt).toBe('2026-06-02T00:00:00.000Z');
    const two = (await write({}, PEOPLE.finance, `${KEY}-2`)).invoice;
    await waiveInvoice(press, PEOPLE.finance, { invoice: two, reason: 'A gift.' });
    expect(await stored(two)).toMatchObject({ state: 'waived', credited: TOTAL });
    const three = (await write({}, PEOPLE.finance, `${KEY}-3`)).invoice;
    const asked = { invoice: three, reason: 'A mistake.' };
    await expect(
      creditInvoice(press, PEOPLE.finance, { ...asked, reissue: true }),
    ).rejects.toMatchObject({ code: 'bill/by-hand' });
    const { creditNote } = await creditInvoice(press, PEOPLE.finance, { ...asked, reissue: false });
    expect(await creditInvoice(press, PEOPLE.finance, { ...asked, reissue: false })).toEqual({
      creditNote,
    });
    expect(await stored(three)).toMatchObject({ state: 'cancelled' });
    expect(await stored(creditNote)).toMatchObject({ kind: 'credit_note', total: TOTAL });
    await expect(reissueInvoice(press, PEOPLE.finance, { invoice: three })).rejects.toMatchObject({
      code: 'bill/by-hand',
    });
  });

  it('refuses an unknown journal, and requires seller data', async () => {
    await expect(write({ data: bill({ journal: 'NONE' }) })).rejects.toMatchObject({
      code: 'input/invalid',
    });
    const unsold = await startChargesPress(null);
    opened.push(unsold);
    const asked = { key: KEY, data: bill() };
    await expect(writeInvoiceByHand(unsold, PEOPLE.finance, asked)).rejects.toMatchObject({
      code: 'invoice/no-seller',
    });
  });

  it('charges no tax to a business in another member state, before and after it is issued', async () => {
    const abroad = bill({ billTo: { ...PAYER, country: 'IT', vatId: 'IT93051590722' } });
    const { lines, currency, billTo } = abroad;
    const asked = { lines, currency, country: billTo.country, vatId: billTo.vatId };
    const sums = await reckonBill(press, PEOPLE.finance, asked);
    expect(sums).toMatchObject({ total: 120_000, tax: { category: 'AE', reverseCharge: true } });
    const { invoice } = await write({ data: abroad });
    expect(await stored(invoice)).toMatchObject(sums);
  });
});

const QUOTED = { validUntil: '2026-07-31', note: 'Two parts.' };
const quote = async (change: object = {}, person: Staff = PEOPLE.finance) =>
  (await writeQuotation(press, person, { key: KEY, data: { ...bill(), ...QUOTED, ...change } }))
    .quotation;
const quotation = async () =>
  QuotationSchema.parse((await press.db.collection(QUOTATIONS).doc(KEY).get()).data());

describe('a quotation', () => {
  it('has a number of its own series and a PDF without payment details', async () => {
    const id = await quote();
    await quote();
    expect(await quotation()).toMatchObject({ number: 'Q-2026-0001', state: 'open', total: TOTAL });
    const { data, name } = await quotationFile(press, PEOPLE.finance, { quotation: id });
    expect(name).toBe('Q-2026-0001.pdf');
    const text = await pdfText(Buffer.from(data, 'base64'));
    for (const said of ['Quotation', 'Q-2026-0001', '31 July 2026', 'EUR 1,428.00', 'Two parts.']) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/IBAN|How to pay|SMP-2026/);
    expect((await press.db.collection(COUNTERS).doc('invoices~2026').get()).exists).toBe(false);
    expect(await mails()).toEqual([]);
  });

  it('is mailed with its PDF, three times a day at most', async () => {
    const id = await quote();
    for (let times = 0; times < 3; times += 1) {
      await sendQuotation(press, PEOPLE.finance, { quotation: id });
    }
    await expect(sendQuotation(press, PEOPLE.finance, { quotation: id })).rejects.toMatchObject({
      code: 'quotation/sent-today',
    });
    expect(await mails()).toEqual(Array(3).fill('payer/quotation → office@tidal.example'));
    const [mail] = (await press.db.collection(MAIL).get()).docs;
    expect(mail?.get('attachments')).toEqual([
      {
        ...{ name: 'Q-2026-0001.pdf', type: 'application/pdf' },
        path: `quotations/${KEY}/Q-2026-0001.pdf`,
      },
    ]);
  });

  it('becomes one invoice with the same content', async () => {
    const id = await quote();
    const asked = { quotation: id };
    const other = write({ ...asked, data: bill({ subject: 'Another' }) });
    await expect(other).rejects.toMatchObject({ code: 'quotation/other' });
    const tried = await Promise.allSettled([write(asked), write(asked, PEOPLE.admin, `${KEY}-2`)]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state, invoice, events } = await quotation();
    expect(state).toBe('accepted');
    expect(await stored(invoice ?? '')).toMatchObject({ total: TOTAL, number: 'SMP-2026-00001' });
    expect(events.map(({ event }) => event)).toEqual(['make', 'invoice']);
    for (const act of [sendQuotation, withdrawQuotation]) {
      const done = act(press, PEOPLE.finance, { quotation: id, reason: 'Late.' });
      await expect(done).rejects.toMatchObject({ code: 'quotation/not-open' });
    }
  });

  it('is withdrawn with a reason, permanently, and kept', async () => {
    const id = await quote();
    await withdrawQuotation(press, PEOPLE.finance, { quotation: id, reason: 'Too cheap.' });
    await withdrawQuotation(press, PEOPLE.finance, { quotation: id, reason: 'Again.' });
    expect(await quotation()).toMatchObject({
      ...{ state: 'withdrawn', events: [{ by: 'fina' }, { text: 'Too cheap.', by: 'fina' }] },
    });
    await expect(write({ quotation: id })).rejects.toMatchObject({ code: 'quotation/not-open' });
    const audit = await press.db.collection(AUDIT).where('action', '==', 'quotation.change').get();
    expect(audit.size).toBe(2);
  });

  it('is not accepted with an expiry date in the past', async () => {
    await expect(quote({ validUntil: '2020-01-01' })).rejects.toMatchObject({
      code: 'input/invalid',
    });
  });
});

describe('a user without the right', () => {
  it('cannot write, send, withdraw or read any', async () => {
    const id = await quote();
    const { author, stranger, editor, guestEditor, otherEditor, production } = PEOPLE;
    const { lines, currency } = bill();
    for (const person of [author, stranger, editor, guestEditor, otherEditor, production]) {
      const tried = await Promise.allSettled([
        write({}, person),
        quote({}, person),
        reckonBill(press, person, { lines, currency, country: 'DE', vatId: '' }),
        sendQuotation(press, person, { quotation: id }),
        withdrawQuotation(press, person, { quotation: id, reason: 'Mine.' }),
        quotationFile(press, person, { quotation: id }),
      ]);
      const denied = expect.objectContaining({ code: 'access/denied' });
      expect(tried, person.uid).toEqual(tried.map(() => ({ status: 'rejected', reason: denied })));
    }
    expect((await press.db.collection(INVOICES).get()).size).toBe(0);
  });

  it('cannot invoice themselves, or settle what another has invoiced to them', async () => {
    const email = PEOPLE.finance.email ?? '';
    const own = { ...PAYER, email: email.toUpperCase() };
    const toThemselves = [
      write({ data: bill({ billTo: own }) }),
      quote({ billTo: { ...own, vatId: '', poNumber: '' } }),
    ];
    for (const tried of toThemselves) {
      await expect(tried).rejects.toMatchObject({ code: 'bill/own' });
    }
    const data = bill({ billTo: { ...PAYER, email } });
    const { invoice } = await write({ data }, PEOPLE.admin);
    const denied = expect.objectContaining({ code: 'access/denied' });
    const tried = await Promise.allSettled([
      recordPayment(press, PEOPLE.finance, byBank(invoice, TOTAL, 'payment-1')),
      waiveInvoice(press, PEOPLE.finance, { invoice, reason: 'I would like to.' }),
      creditInvoice(press, PEOPLE.finance, { invoice, reason: 'So.', reissue: false }),
    ]);
    expect(tried).toEqual(tried.map(() => ({ status: 'rejected', reason: denied })));
    expect(await stored(invoice)).toMatchObject({ state: 'issued', paid: 0 });
  });
});
