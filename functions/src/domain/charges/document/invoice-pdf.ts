/** An invoice as a PDF: A4, as many pages as its lines take, set from its record alone. */

import { printedReference } from '@quire/model/charges/payment-reference';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { printedIban } from '@quire/model/iban';
import { formatMoney } from '@quire/model/money';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { dejavu } from './dejavu.ts';
import { epcCode } from './epc-code.ts';
import { buyerLines, docTitle, facts, sellerLines, taxLabel } from './invoice-text.ts';
import { typeset, type UsedFonts } from './typeset.ts';

const INK = '#17302e';
const QUIET = '#51666a';
const LINE = '#c9d2cf';

const text = (value: string, style: object = {}): { text: string } & object => ({
  text: value,
  ...style,
});
/** In a column: a word wider than it breaks anywhere, or it would push the next column off the page. */
const within = (value: string, most: number, style: object = {}): { text: string } & object =>
  text(value, {
    ...(value.split(/\s/).some((word) => word.length > most) ? { wordBreak: 'break-all' } : {}),
    ...style,
  });
/** Letters that columns have room for. */
const ROOM = { buyer: 32, fact: 20, line: 60 } as const;
const right = (value: string, style: object = {}): TableCell =>
  text(value, { alignment: 'right', noWrap: true, ...style });
const labelled = (rows: readonly (readonly [string, string])[], labelWidth: number): Content => ({
  layout: 'noBorders',
  table: {
    widths: [labelWidth, '*'],
    body: rows.map(([name, value]) => [text(name, { color: QUIET }), within(value, ROOM.fact)]),
  },
});

function head(invoice: Invoice, seller: Seller): Content {
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
        ...text(docTitle(invoice), { fontSize: 22, bold: true, alignment: 'right' }),
      },
    ],
  };
}

function parties(invoice: Invoice): Content {
  const [first, ...rest] = buyerLines(invoice);
  return {
    margin: [0, 32, 0, 28],
    columns: [
      {
        width: '*',
        stack: [
          text('Bill to', { fontSize: 8, color: QUIET, margin: [0, 0, 0, 4] }),
          within(first, ROOM.buyer, { bold: true }),
          ...rest.map((line) => within(line, ROOM.buyer)),
        ],
      },
      { width: 235, ...(labelled(facts(invoice), 105) as object) },
    ],
    columnGap: 24,
  } as Content;
}

function lines(invoice: Invoice): Content {
  const { currency, discounts } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  const minus = (amount: number) => `−${money(amount)}`;
  return {
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (row) => (row === 1 ? INK : LINE),
      paddingTop: () => 6,
      paddingBottom: () => 6,
      paddingLeft: () => 0,
      paddingRight: () => 0,
    },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 110],
      body: [
        [text('Description', { bold: true }), right('Amount', { bold: true })],
        ...invoice.lines.map((line) => [within(line.text, ROOM.line), right(money(line.amount))]),
        ...discounts.map(({ text: words, code, amount }) => [
          text(code ? `${words} (${code})` : words),
          right(minus(amount)),
        ]),
      ],
    },
  };
}

function sums(invoice: Invoice): Content {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const isNote = invoice.kind === 'credit_note';
  const rows: TableCell[][] = [
    [text('Net'), right(money(invoice.net))],
    [text(taxLabel(invoice)), right(money(invoice.tax.amount))],
    [
      text(isNote ? 'Credited' : 'Total to pay', { bold: true, fontSize: 11 }),
      right(money(invoice.total), { bold: true, fontSize: 11 }),
    ],
  ];
  return {
    margin: [0, 12, 0, 0],
    unbreakable: true,
    columns: [
      { width: '*', text: '' },
      {
        width: 280,
        layout: {
          hLineWidth: (row: number) => (row === 2 ? 1 : 0),
          vLineWidth: () => 0,
          hLineColor: () => INK,
          paddingTop: () => 4,
          paddingBottom: () => 4,
          paddingLeft: () => 0,
          paddingRight: () => 0,
        },
        table: { widths: ['*', 110], body: rows },
      },
    ],
  } as Content;
}

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

/** The document's definition, as pdfmake takes it. */
function invoiceDefinition(
  invoice: Invoice,
  seller: Seller,
  used: UsedFonts,
): TDocumentDefinitions {
  const { tax, billTo, number, issuedAt, kind } = invoice;
  // Thanks and terms are of what is sold, not of what is taken back.
  const notes = [tax.note, kind === 'invoice' ? seller.note : ''].filter(Boolean);
  const date = new Date(issuedAt ?? invoice.createdAt);
  const set = (node: object) => typeset(node, billTo.country || seller.country, used);
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    language: 'en',
    version: '1.7',
    info: {
      title: `${docTitle(invoice)} ${number}`,
      author: seller.legalName,
      subject: `For ${billTo.organisation || billTo.name}`,
      creationDate: date,
      modDate: date,
    },
    displayTitle: true,
    defaultStyle: { font: 'DejaVu', fontSize: 9, lineHeight: 1.25, color: INK },
    content: set([
      head(invoice, seller),
      parties(invoice),
      lines(invoice),
      sums(invoice),
      ...notes.map((note) => text(note, { margin: [0, 14, 0, 0] })),
      ...payment(invoice, seller),
    ]),
    // Its letters are those of the head.
    footer: (page, pages) =>
      set({
        margin: [56, 20, 56, 0],
        fontSize: 7.5,
        color: QUIET,
        columns: [
          text([seller.legalName, ...(seller.vatId ? [`VAT ID ${seller.vatId}`] : [])].join(' · ')),
          {
            width: 'auto',
            ...text(`${number} · page ${page} of ${pages}`, { alignment: 'right' }),
          },
        ],
      }),
  } as TDocumentDefinitions;
}

/** All that was used so far: several documents are set at once, and the library knows one set of fonts. */
const usedByAny: UsedFonts = new Map();

/** The bytes of the PDF. */
export async function invoicePdf(invoice: Invoice, seller: Seller): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake');
  const own = dejavu();
  const definition = invoiceDefinition(invoice, seller, usedByAny);
  const fallback = [...usedByAny].map(([name, file]) => {
    const faces = { normal: file, bold: file, italics: file, bolditalics: file };
    return [name, faces] as const;
  });
  const files = new Set<string>([...Object.values(own), ...usedByAny.values()]);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  pdfmake.setFonts({ DejaVu: own, ...Object.fromEntries(fallback) });
  return pdfmake.createPdf(definition).getBuffer();
}
