/** A statement of account as a PDF: a table for each currency, with the balance after each row. */

import { STATEMENT_KINDS, type StatementPart } from '@quire/model/charges/account-statement';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { printedIban } from '@quire/model/iban';
import { t } from '@quire/model/messages/t';
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
      ...[t('invoiceDocument.date'), t('invoiceDocument.document')].map((label) =>
        text(label, bold),
      ),
      ...[t('invoiceDocument.amount'), t('invoiceDocument.balance')].map((label) =>
        right(label, bold),
      ),
    ],
    [
      text(longDate(from)),
      text(t('invoiceDocument.broughtForward')),
      '',
      right(money(before, currency)),
    ],
    ...rows.map(({ day, kind, number, amount, balance }) => [
      text(longDate(day)),
      text(`${STATEMENT_KINDS[kind]} ${number}`),
      right(money(amount, currency)),
      right(money(balance, currency)),
    ]),
  ];
  return [
    text(t('invoiceDocument.accountIn', { currency }), {
      bold: true,
      fontSize: 11,
      margin: [0, 8, 0, 6],
    }),
    ruled([95, '*', 95, 95], body),
    text(
      after >= 0
        ? t('invoiceDocument.owedToUs', { amount: formatMoney(after, currency) })
        : t('invoiceDocument.inYourFavour', { amount: formatMoney(-after, currency) }),
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
    [t('invoiceDocument.date'), longDate(at)],
    [t('invoiceDocument.from'), longDate(from)],
    [t('invoiceDocument.to'), longDate(to)],
  ] as const;
  const bank = [
    t('invoiceDocument.accountHolderIs', { name: seller.legalName }),
    ...(seller.iban ? [`IBAN: ${printedIban(seller.iban)}`] : []),
    ...(seller.bic ? [t('invoiceDocument.bicIs', { bic: seller.bic })] : []),
  ];
  return printDocument({
    title: t('invoiceDocument.statementOf', { payer: billTo.organisation || billTo.name }),
    foot: t('invoiceDocument.statementOfAccount'),
    subject: t('invoiceDocument.forPayer', { payer: billTo.organisation || billTo.name }),
    date: new Date(at),
    ...{ seller, country: billTo.country },
    content: [
      head(t('invoiceDocument.statement'), seller),
      parties(t('invoiceDocument.quotedFor'), buyerLines({ billTo }), facts),
      ...(parts.length === 0 ? [text(t('invoiceDocument.nothingMoved'))] : []),
      ...parts.flatMap((part) => table(part, from)),
      text(t('invoiceDocument.nameInvoice', { account: bank.join(' · ') }), {
        margin: [0, 14, 0, 0],
      }),
    ],
  });
}
