import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  putBilled,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { mailsOf, PEOPLE } from '../../testing/test-submissions.ts';
import { invoiceFile } from './invoice-file.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const inDinars = (amount: number) => ({
  quote: { currency: 'KWD', amount, at: '2026-05-01T00:00:00.000Z' },
});

it('makes only the PDF if the standard of electronic invoices cannot express an amount', async () => {
  await putBilled(press, 'uneven', inDinars(90_001));
  const mails = await mailsOf(press, () => followEvents(press, 'uneven'));
  const [invoice] = await invoicesOf(press, 'uneven');
  expect(invoice).toMatchObject({ currency: 'KWD', pdf: expect.stringMatching(/\.pdf$/) });
  expect(invoice?.xml).toBeUndefined();
  expect(mails.filter((mail) => mail.startsWith('payer/invoice-issued'))).not.toHaveLength(0);
  await followEvents(press, 'uneven');
  expect((await invoicesOf(press, 'uneven'))[0]?.events.map(({ event }) => event)).toEqual([
    ...['issue', 'file'],
  ]);
  const asked = { invoice: invoice?.id ?? '', format: 'xml' } as const;
  await expect(invoiceFile(press, PEOPLE.author, asked)).rejects.toMatchObject({
    code: 'invoice/no-ubl',
  });
  await putBilled(press, 'even', inDinars(90_000));
  await followEvents(press, 'even');
  expect((await invoicesOf(press, 'even'))[0]?.xml).toMatch(/\.xml$/);
});
