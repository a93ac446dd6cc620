/** A statement of account as a PDF: a table for each currency, with the balance after each row. */
import { STATEMENT_KINDS, type StatementPart } from '@quire/model/charges/account-statement';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { printedIban } from '@quire/model/iban';
import { formatMoney } from '@quire/model/money';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { longDate } from '../../outbox/mail-phrases.ts';
import { buyerLines } from './invoice-text.ts';
import { printDocument } from './print-document.ts';
import { head, parties, right, ruled, text } from './printed-parts.ts';

interface PrintedStatement {
  readonly billTo: Invoice['billTo'];
  readonly seller: Seller;
  readonly from: string;
  readonly to: string;
  readonly at: string;
  readonly parts: readonly StatementPart[];
}

/** With the sign before the currency: `−EUR 71.00`. */
const money = (amount: number, currency: string): string =>
  `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount), currency)}`;

function table({ currency, before, rows, after }: StatementPart, from: string): Content[] {
  const bold = { bold: true };
  const body: TableCell[][] = [
    [
      ...['Date', 'Document'].map((label) => text(label, bold)),
      ...['Amount', 'Balance'].map((label) => right(label, bold)),
    ],
    [longDate(from), 'Brought forward', '', right(money(before, currency))],
    ...rows.map(({ day, kind, number, amount, balance }) => [
      text(longDate(day)),
      text(`${STATEMENT_KINDS[kind]} ${number}`),
      right(money(amount, currency)),
      right(money(balance, currency)),
    ]),
  ];
  return [
    text(`Account in ${currency}`, { bold: true, fontSize: 11, margin: [0, 8, 0, 6] }),
    ruled([95, '*', 95, 95], body),
    text(
      `${after >= 0 ? 'Owed to us' : 'In your favour'}: ${formatMoney(Math.abs(after), currency)}`,
      {
        ...{ bold: true, alignment: 'right', margin: [0, 8, 0, 12] },
      },
    ),
  ];
}

/** The bytes of the PDF. */
export function statementPdf(printed: PrintedStatement): Promise<Uint8Array> {
  const { billTo, seller, from, to, at, parts } = printed;
  const facts = [
    ['Date', longDate(at)],
    ['From', longDate(from)],
    ['To', longDate(to)],
  ] as const;
  const bank = [
    `Account holder: ${seller.legalName}`,
    ...(seller.iban ? [`IBAN: ${printedIban(seller.iban)}`] : []),
    ...(seller.bic ? [`BIC (SWIFT): ${seller.bic}`] : []),
  ];
  return printDocument({
    title: `Statement of account, ${billTo.organisation || billTo.name}`,
    foot: 'Statement of account',
    subject: `For ${billTo.organisation || billTo.name}`,
    date: new Date(at),
    ...{ seller, country: billTo.country },
    content: [
      head('Statement', seller),
      parties('For', buyerLines({ billTo }), facts),
      ...(parts.length === 0 ? [text('Nothing was invoiced or paid.')] : []),
      ...parts.flatMap((part) => table(part, from)),
      text(`Please name the number of the invoice when you pay. ${bank.join(' · ')}`, {
        margin: [0, 14, 0, 0],
      }),
    ],
  });
}
