import { expect, it } from 'vitest';
import { BillToSchema } from './invoice.ts';
import { SellerSchema } from './seller.ts';

const NAME = 'Accounts,\r\n\r\nPay to\u2028DE00\u202e evil\u0000\u2066  now ';

it('makes one line of a payer’s name and order number: a break would write into a mail', () => {
  const typed = { name: NAME, poNumber: NAME.slice(0, 30), country: 'DE', email: 'a@b.example' };
  const { name, poNumber } = BillToSchema.parse(typed);
  expect(name).toBe('Accounts, Pay to DE00 evil now');
  expect(poNumber).toBe('Accounts, Pay to DE00 evil');
});

it('keeps the lines of an address, and nothing unseen in them', () => {
  const address = ' Street 1\r\n\n\u200f\nFloor\u0007 2\n';
  const typed = { name: 'A', address, country: 'DE', email: 'a@b.example' };
  expect(BillToSchema.parse(typed).address).toBe('Street 1\nFloor 2');
});

it('makes one line of the seller’s name, which is part of the payment code', () => {
  const typed = { legalName: 'Press\nDE00 1234', address: 'x', country: 'DE', invoicePrefix: 'A' };
  expect(SellerSchema.parse(typed).legalName).toBe('Press DE00 1234');
});
