import { expect, it } from 'vitest';
import { PRINTED } from '../../testing/printed-invoice.ts';
import { issuedMails, type Post } from './invoice-mails.ts';

const invoice = { ...PRINTED, id: 'creeks~0~0', author: 'Wilma Aarestad' };
const post: Post = {
  sender: { press: 'Salt & Marsh', origin: 'https://press.example', contact: 'info@press.example' },
  to: [
    { address: 'accounts@example.gr', name: 'Accounts payable', isAuthor: false },
    { address: 'wilma@example.org', name: 'Wilma Aarestad', isAuthor: true },
  ],
};

it('tells an accounts department for whom it pays, and for which order', () => {
  const [mail] = issuedMails(invoice, post);
  const text = mail?.compose().text;
  expect(mail?.to).toEqual(['accounts@example.gr']);
  for (const words of [
    ...['Dear Accounts payable,', 'Author: Wilma Aarestad', 'Purchase order: PO-77/4'],
    ...['Made out to: Πανεπιστήμιο Αθηνών & Søn', 'https://press.example/about/invoice_payment'],
  ]) {
    expect(text).toContain(words);
  }
  // The accounts department has no account here.
  expect(text).not.toContain('/submission/invoice');
});

it('addresses the author by name, with a link to their invoices', () => {
  const mail = issuedMails(invoice, post)[1];
  const text = mail?.compose().text;
  expect(mail?.to).toEqual(['wilma@example.org']);
  expect(text).toContain('Dear Wilma Aarestad,');
  expect(text).toContain('Your manuscript has been accepted.');
  expect(text).toContain('https://press.example/submission/invoice');
});
