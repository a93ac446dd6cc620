/** A quotation as a PDF: in the layout of an invoice, without an invoice number and payment details. */
import type { Quotation } from '@quire/model/entities/hand-bill';
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
    ['Quotation number', number],
    ['Date', longDate(createdAt)],
    ['Valid until', until],
    ['Your purchase order', billTo.poNumber],
  ] as const;
  const notes = [
    tax.note,
    quotation.note,
    `This is a quotation and not an invoice: please do not pay it. It is valid until ${until}. To accept it, write to us; we then send the invoice.`,
  ];
  return printDocument({
    title: `Quotation ${number}`,
    foot: number,
    subject: `For ${billTo.organisation || billTo.name}`,
    date: new Date(createdAt),
    ...{ seller, country: billTo.country },
    content: [
      head('Quotation', seller),
      parties(
        'For',
        buyerLines({ billTo }),
        facts.filter(([, value]) => value !== ''),
      ),
      chargedLines({ currency, lines, discounts: [] }),
      sums([
        ['Net', money(quotation.net)],
        [taxLabel({ tax }), money(tax.amount)],
        ['Total', money(quotation.total)],
      ]),
      ...notes.filter(Boolean).map((note) => text(note, { margin: [0, 14, 0, 0] })),
    ],
  });
}
