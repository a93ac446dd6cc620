/** The parts that make up all accounting documents of the press. */

import type { AppliedDiscount } from '@quire/model/entities/discount';
import type { Seller } from '@quire/model/entities/seller';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { sellerLines } from './invoice-text.ts';

export const INK = '#17302e';
export const QUIET = '#51666a';
const LINE = '#c9d2cf';

export const text = (value: string, style: object = {}): { text: string } & object => ({
  text: value,
  ...style,
});
/** In a column, a word that is too wide breaks anywhere, as it would otherwise push the next column off the page. */
const within = (value: string, most: number, style: object = {}): { text: string } & object =>
  text(value, {
    ...(value.split(/\s/).some((word) => word.length > most) ? { wordBreak: 'break-all' } : {}),
    ...style,
  });
/** The number of letters that fit a column. */
const ROOM = { buyer: 32, fact: 20, line: 60 } as const;
export const right = (value: string, style: object = {}): TableCell =>
  text(value, { alignment: 'right', noWrap: true, ...style });
export const labelled = (
  rows: readonly (readonly [string, string])[],
  labelWidth: number,
): Content => ({
  layout: 'noBorders',
  table: {
    widths: [labelWidth, '*'],
    body: rows.map(([name, value]) => [text(name, { color: QUIET }), within(value, ROOM.fact)]),
  },
});

/** The sender and the kind of document. */
export function head(title: string, seller: Seller): Content {
  return {
    columns: [
      {
        width: '*',
        stack: [
          text(seller.legalName, { bold: true, fontSize: 13 }),
          ...sellerLines(seller).map((line) => text(line, { fontSize: 8, color: QUIET })),
        ],
      },
      {
        width: 'auto',
        ...text(title, { fontSize: 22, bold: true, alignment: 'right' }),
      },
    ],
  };
}

/** The recipient, and beside it numbers and dates. */
export function parties(
  label: string,
  [first, ...rest]: readonly [string, ...string[]],
  facts: readonly (readonly [string, string])[],
): Content {
  return {
    margin: [0, 32, 0, 28],
    columns: [
      {
        width: '*',
        stack: [
          text(label, { fontSize: 8, color: QUIET, margin: [0, 0, 0, 4] }),
          within(first, ROOM.buyer, { bold: true }),
          ...rest.map((line) => within(line, ROOM.buyer)),
        ],
      },
      { width: 235, ...(labelled(facts, 105) as object) },
    ],
    columnGap: 24,
  } as Content;
}

/** A table with a rule below its heading and thin ones between its rows. */
export const ruled = (widths: readonly (string | number)[], body: TableCell[][]): Content => ({
  layout: {
    hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (row) => (row === 1 ? INK : LINE),
    paddingTop: () => 6,
    paddingBottom: () => 6,
    paddingLeft: () => 0,
    paddingRight: (column) => (column < widths.length - 1 && widths.length > 2 ? 8 : 0),
  },
  table: { headerRows: 1, dontBreakRows: true, widths: [...widths], body },
});

interface Charged {
  readonly currency: string;
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  readonly discounts: readonly AppliedDiscount[];
}

/** Charges and discounts. */
export function chargedLines({ currency, lines, discounts }: Charged): Content {
  const money = (amount: number) => formatMoney(amount, currency);
  return ruled(
    ['*', 110],
    [
      [
        text(t('invoiceDocument.description'), { bold: true }),
        right(t('invoiceDocument.amount'), { bold: true }),
      ],
      ...lines.map((line) => [within(line.text, ROOM.line), right(money(line.amount))]),
      ...discounts.map(({ text: words, code, amount }) => [
        text(code ? `${words} (${code})` : words),
        right(`−${money(amount)}`),
      ]),
    ],
  );
}

/** Net, tax and total, with the total emphasised. */
export function sums(rows: readonly (readonly [string, string])[]): Content {
  const last = rows.length - 1;
  return {
    margin: [0, 12, 0, 0],
    unbreakable: true,
    columns: [
      { width: '*', text: '' },
      {
        width: 280,
        layout: {
          hLineWidth: (row: number) => (row === last ? 1 : 0),
          vLineWidth: () => 0,
          hLineColor: () => INK,
          paddingTop: () => 4,
          paddingBottom: () => 4,
          paddingLeft: () => 0,
          paddingRight: () => 0,
        },
        table: {
          widths: ['*', 110],
          body: rows.map(([label, value], place) => {
            const style = place === last ? { bold: true, fontSize: 11 } : {};
            return [text(label, style), right(value, style)];
          }),
        },
      },
    ],
  } as Content;
}
