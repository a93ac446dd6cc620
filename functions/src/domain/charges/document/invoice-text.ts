/** The texts of an invoice that are derived from its record. */
import { townLine } from '@quire/model/charges/town-line';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { countryName } from '@quire/model/messages/names';
import { longDate } from '../../outbox/mail-phrases.ts';

export const docTitle = ({ kind }: Pick<Invoice, 'kind'>): string =>
  kind === 'credit_note' ? 'Credit note' : 'Invoice';

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
  ...(seller.vatId ? [`VAT ID: ${seller.vatId}`] : []),
  ...(seller.taxNumber ? [`Tax number: ${seller.taxNumber}`] : []),
];

/** The recipient: the organisation first, if there is one. */
export const buyerLines = ({ billTo }: Pick<Invoice, 'billTo'>): [string, ...string[]] => {
  const { name, organisation, vatId } = billTo;
  return [
    organisation || name,
    ...(organisation && name !== organisation ? [name] : []),
    ...addressLines(billTo),
    ...(vatId ? [`VAT ID: ${vatId}`] : []),
  ];
};

/** Number, dates, references: names and values. */
export function facts(invoice: Invoice): (readonly [string, string])[] {
  const { number, issuedAt, dueAt, submissionNumber, author, billTo, creditNoteOfNumber } = invoice;
  const rows: (readonly [string, string])[] = [
    [`${docTitle(invoice)} number`, number ?? ''],
    ['Date', longDate(issuedAt)],
    ['Date of supply', longDate(issuedAt)],
    ['Due', longDate(dueAt)],
    ['Corrects invoice', creditNoteOfNumber ?? ''],
    ['Your purchase order', billTo.poNumber],
    ['Manuscript', submissionNumber],
    ['Author', author],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** `VAT 19 %`, `VAT 0 % (reverse charge)`. */
export function taxLabel({ tax }: Pick<Invoice, 'tax'>): string {
  if (tax.category === 'O') return 'VAT (not charged)';
  const rate = `VAT ${Number((tax.rate / 100).toFixed(2))} %`;
  return tax.reverseCharge ? `${rate} (reverse charge)` : rate;
}
