/** A quotation as a PDF: in the layout of an invoice, without an invoice number and payment details. */

import type { Quotation } from '@quire/model/entities/hand-bill';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { longDate } from '../../outbox/mail-phrases.ts';
import { buyerLines, taxLabel } from './invoice-text.ts';
import { printDocument } from './print-document.ts';
import { chargedLines, head, parties, sums, text } from './printed-parts.ts';

/** The bytes of the PDF. */
export function quotationPdf(quotation: Quotation): Promise<Uint8Array> {
  const { number, seller, billTo, currency, lines, tax, createdAt, validUntil } = quotation;
  const money = (amount: number) => formatMoney(amount, currency);
  const until = longDate(validUntil);
  const facts = [
    [t('invoiceDocument.quotationNumber'), number],
    [t('invoiceDocument.date'), longDate(createdAt)],
    [t('invoiceDocument.validUntil'), until],
    [t('invoiceDocument.yourPurchaseOrder'), billTo.poNumber],
  ] as const;
  const notes = [tax.note, quotation.note, t('invoiceDocument.notAnInvoice', { until })];
  return printDocument({
    title: t('invoiceDocument.quotationOfNumber', { number }),
    foot: number,
    subject: t('invoiceDocument.forPayer', { payer: billTo.organisation || billTo.name }),
    date: new Date(createdAt),
    ...{ seller, country: billTo.country },
    content: [
      head(t('invoiceDocument.quotation'), seller),
      parties(
        t('invoiceDocument.quotedFor'),
        buyerLines({ billTo }),
        facts.filter(([, value]) => value !== ''),
      ),
      chargedLines({ currency, lines, discounts: [] }),
      sums([
        [t('invoiceDocument.net'), money(quotation.net)],
        [taxLabel({ tax }), money(tax.amount)],
        [t('invoiceDocument.total'), money(quotation.total)],
      ]),
      ...notes.filter(Boolean).map((note) => text(note, { margin: [0, 14, 0, 0] })),
    ],
  });
}
