/** An invoice as a PDF, made only from its record. */

import { printedReference } from '@quire/model/charges/payment-reference';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { printedIban } from '@quire/model/iban';
import { formatMoney } from '@quire/model/money';
import type { Content } from 'pdfmake/interfaces.js';
import { epcCode } from './epc-code.ts';
import { buyerLines, docTitle, facts, taxLabel } from './invoice-text.ts';
import { printDocument } from './print-document.ts';
import { chargedLines, head, labelled, parties, QUIET, sums, text } from './printed-parts.ts';

function payment(invoice: Invoice, seller: Seller): Content[] {
  if (invoice.kind === 'credit_note') return [];
  const code = epcCode(invoice);
  const rows: (readonly [string, string])[] = [
    ['Account holder', seller.legalName],
    ['IBAN', printedIban(seller.iban)],
    ['BIC (SWIFT)', seller.bic],
    ['Bank', seller.bank],
    ['Payment reference', printedReference(invoice.reference)],
  ];
  const details = rows.filter(([, value]) => value !== '');
  return [
    {
      margin: [0, 24, 0, 0],
      unbreakable: true,
      columns: [
        {
          width: '*',
          stack: [
            text('How to pay', { bold: true, margin: [0, 0, 0, 4] }),
            text('Please name the payment reference, so that we can match your payment.', {
              margin: [0, 0, 0, 6],
            }),
            labelled(details, 110),
          ],
        },
        ...(code
          ? [
              {
                width: 110,
                stack: [
                  { qr: code, eccLevel: 'M', fit: 100, alignment: 'right' },
                  text('Scan to pay', {
                    fontSize: 7,
                    color: QUIET,
                    alignment: 'right',
                    margin: [0, 10, 0, 0],
                  }),
                ],
              },
            ]
          : []),
      ],
      columnGap: 16,
    } as Content,
  ];
}

/** The bytes of the PDF. */
export function invoicePdf(invoice: Invoice, seller: Seller): Promise<Uint8Array> {
  const { tax, billTo, number, issuedAt, kind, currency } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  // Thanks and terms are for sales, not for credit notes.
  const notes = [tax.note, kind === 'invoice' ? seller.note : ''].filter(Boolean);
  return printDocument({
    title: `${docTitle(invoice)} ${number}`,
    foot: number ?? '',
    subject: `For ${billTo.organisation || billTo.name}`,
    date: new Date(issuedAt ?? invoice.createdAt),
    ...{ seller, country: billTo.country },
    content: [
      head(docTitle(invoice), seller),
      parties('Bill to', buyerLines(invoice), facts(invoice)),
      chargedLines(invoice),
      sums([
        ['Net', money(invoice.net)],
        [taxLabel(invoice), money(tax.amount)],
        [kind === 'credit_note' ? 'Credited' : 'Total to pay', money(invoice.total)],
      ]),
      ...notes.map((note) => text(note, { margin: [0, 14, 0, 0] })),
      ...payment(invoice, seller),
    ],
  });
}
