/** The texts of an invoice that are derived from its record. */

import { townLine } from '@quire/model/charges/town-line';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { longDate } from '../../outbox/mail-phrases.ts';

export const docTitle = ({ kind }: Pick<Invoice, 'kind'>): string =>
  kind === 'credit_note' ? t('invoiceDocument.creditNote') : t('invoiceDocument.invoice');

interface Addressed {
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** An address, one line each, without empty ones. */
function addressLines({ address, country, ...town }: Addressed): string[] {
  return [
    ...address.split('\n'),
    townLine({ ...town, country }),
    country ? countryName(country) : '',
  ]
    .map((line) => line.trim())
    .filter(Boolean);
}

export const sellerLines = (seller: Seller): string[] => [
  ...addressLines(seller),
  ...(seller.email ? [seller.email] : []),
  ...(seller.vatId ? [t('invoiceDocument.vatId', { vatId: seller.vatId })] : []),
  ...(seller.taxNumber ? [t('invoiceDocument.taxNumber', { taxNumber: seller.taxNumber })] : []),
];

/** The recipient: the organisation first, if there is one. */
export const buyerLines = ({ billTo }: Pick<Invoice, 'billTo'>): [string, ...string[]] => {
  const { name, organisation, vatId } = billTo;
  return [
    organisation || name,
    ...(organisation && name !== organisation ? [name] : []),
    ...addressLines(billTo),
    ...(vatId ? [t('invoiceDocument.vatId', { vatId })] : []),
  ];
};

/** Number, dates, references: names and values. */
export function facts(invoice: Invoice): (readonly [string, string])[] {
  const { number, issuedAt, dueAt, submissionNumber, author, billTo, creditNoteOfNumber } = invoice;
  const rows: (readonly [string, string])[] = [
    [
      invoice.kind === 'credit_note'
        ? t('invoiceDocument.creditNoteNumber')
        : t('invoiceDocument.invoiceNumber'),
      number ?? '',
    ],
    [t('invoiceDocument.date'), longDate(issuedAt)],
    [t('invoiceDocument.dateOfSupply'), longDate(issuedAt)],
    [t('invoiceDocument.due'), longDate(dueAt)],
    [t('invoiceDocument.correctsInvoice'), creditNoteOfNumber ?? ''],
    [t('invoiceDocument.yourPurchaseOrder'), billTo.poNumber],
    [t('invoiceDocument.manuscript'), submissionNumber],
    [t('invoiceDocument.author'), author],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** `VAT 19%`, `VAT 0% (reverse charge)`. */
export function taxLabel({ tax }: Pick<Invoice, 'tax'>): string {
  if (tax.category === 'O') return t('invoiceDocument.vatNotCharged');
  const rate = t('invoiceDocument.vatRate', { rate: Number((tax.rate / 100).toFixed(2)) });
  return tax.reverseCharge ? t('invoiceDocument.reverseCharge', { rate }) : rate;
}
