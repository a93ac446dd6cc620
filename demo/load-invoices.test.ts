import {
  BANK_ENTRIES,
  INVOICES,
  PRESS_SETTINGS,
  QUOTATIONS,
  SETTINGS,
  SUBMISSIONS,
} from '@quire/model/collections';
import { InvoiceSchema } from '@quire/model/entities/invoice';
import { INVOICE_STATE_NAMES } from '@quire/model/states/invoice';
import { expect, it } from 'vitest';
import { startTestPress } from '../functions/src/testing/test-press.ts';
import { loadInvoices } from './load-invoices.ts';
import { readPress } from './read-press.ts';

it('loads a year of invoices in every state but a draft, numbered without gaps, once', async () => {
  const press = await startTestPress();
  const { journals, press: settings } = await readPress();
  if (!settings.seller) throw new Error('nobody sells');
  await press.db.collection(SETTINGS).doc(PRESS_SETTINGS).set(settings);
  for (let times = 0; times < 2; times += 1) await loadInvoices(press, journals, settings.seller);
  const found = await press.db.collection(INVOICES).get();
  const invoices = found.docs.map((doc) => InvoiceSchema.parse(doc.data()));
  const states = new Set(invoices.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(
    INVOICE_STATE_NAMES.filter((state) => state !== 'draft').toSorted(),
  );
  const byYear = Map.groupBy(invoices, ({ year }) => year);
  for (const [year, ofYear] of byYear) {
    const numbers = ofYear.map(({ number }) => number).toSorted();
    expect(numbers).toEqual(
      numbers.map((_, place) => `SMP-${year}-${String(place + 1).padStart(5, '0')}`),
    );
  }
  expect(invoices.every(({ pdf, xml }) => pdf && xml)).toBe(true);
  expect(new Set(invoices.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD', 'JPY']));
  expect(invoices.some(({ isToGiveBack }) => isToGiveBack)).toBe(true);
  const submissions = await press.db.collection(SUBMISSIONS).get();
  const waiting = submissions.docs.filter((doc) => doc.get('state') === 'awaiting_payment');
  // One of them for an invoice that was credited and not reissued.
  expect(waiting.length).toBe(4);
  const refunded = invoices.filter(({ state }) => state === 'refunded');
  expect(refunded.map(({ total, credited }) => total - credited)).toEqual([0]);
  const bank = await press.db.collection(BANK_ENTRIES).get();
  expect(bank.docs.map((doc) => doc.get('grade')).toSorted()).toEqual([
    ...['likely', 'none', 'none', 'sure'],
  ]);
  expect((await press.db.collection(QUOTATIONS).get()).docs.map((doc) => doc.get('state'))).toEqual(
    ['open'],
  );
  await press.close();
});
