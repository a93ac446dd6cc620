/** An invoice as a PDF, made only from its record. */

import { printedReference } from '@quire/model/charges/payment-reference';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { printedIban } from '@quire/model/iban';
import { t } from '@quire/model/messages/t';
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
    [t('invoiceDocument.accountHolder'), seller.legalName],
    ['IBAN', printedIban(seller.iban)],
    [t('invoiceDocument.bicSwift'), seller.bic],
    [t('invoiceDocument.bank'), seller.bank],
    [t('invoiceDocument.paymentReference'), printedReference(invoice.reference)],
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
            text(t('invoiceDocument.howToPay'), { bold: true, margin: [0, 0, 0, 4] }),
            text(t('invoiceDocument.nameReference'), {
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
                  text(t('invoiceDocument.scanToPay'), {
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
    subject: t('invoiceDocument.forPayer', { payer: billTo.organisation || billTo.name }),
    date: new Date(issuedAt ?? invoice.createdAt),
    ...{ seller, country: billTo.country },
    content: [
      head(docTitle(invoice), seller),
      parties(t('invoiceDocument.billTo'), buyerLines(invoice), facts(invoice)),
      chargedLines(invoice),
      sums([
        [t('invoiceDocument.net'), money(invoice.net)],
        [taxLabel(invoice), money(tax.amount)],
        [
          kind === 'credit_note' ? t('invoiceDocument.credited') : t('invoiceDocument.totalToPay'),
          money(invoice.total),
        ],
      ]),
      ...notes.map((note) => text(note, { margin: [0, 14, 0, 0] })),
      ...payment(invoice, seller),
    ],
  });
}
