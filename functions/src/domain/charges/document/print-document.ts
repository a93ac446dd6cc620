/** A document as a PDF: A4, as many pages as it needs. */

import type { Seller } from '@quire/model/entities/seller';
import { t } from '@quire/model/messages/t';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { dejavu } from './dejavu.ts';
import { INK, QUIET, text } from './printed-parts.ts';
import { typeset, type UsedFonts } from './typeset.ts';

export interface PrintedDocument {
  /** The kind and number: `Invoice SMP-2026-00001`. */
  readonly title: string;
  /** The footer of each page. */
  readonly foot: string;
  readonly subject: string;
  readonly date: Date;
  readonly seller: Seller;
  /** The country of the reader: it determines the shapes of some letters. */
  readonly country: string;
  readonly content: readonly Content[];
}

function definition(document: PrintedDocument, used: UsedFonts): TDocumentDefinitions {
  const { title, foot, subject, date, seller, country, content } = document;
  const set = (node: object) => typeset(node, country || seller.country, used);
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    language: 'en',
    version: '1.7',
    info: { title, author: seller.legalName, subject, creationDate: date, modDate: date },
    displayTitle: true,
    defaultStyle: { font: 'DejaVu', fontSize: 9, lineHeight: 1.25, color: INK },
    content: set([...content]),
    // The heading uses the same fonts.
    footer: (page, pages) =>
      set({
        margin: [56, 20, 56, 0],
        fontSize: 7.5,
        color: QUIET,
        columns: [
          text(
            [
              seller.legalName,
              ...(seller.vatId ? [t('invoiceDocument.vatId', { vatId: seller.vatId })] : []),
            ].join(' · '),
          ),
          {
            width: 'auto',
            ...text(t('invoiceDocument.pageOf', { foot, page, pages }), { alignment: 'right' }),
          },
        ],
      }),
  } as TDocumentDefinitions;
}

/** All fonts used so far: several documents are set concurrently, and the library has one set of fonts. */
const usedByAny: UsedFonts = new Map();

/** The bytes of the PDF. */
export async function printDocument(document: PrintedDocument): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake');
  const own = dejavu();
  const set = definition(document, usedByAny);
  const fallback = [...usedByAny].map(([name, file]) => {
    const faces = { normal: file, bold: file, italics: file, bolditalics: file };
    return [name, faces] as const;
  });
  const files = new Set<string>([...Object.values(own), ...usedByAny.values()]);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  pdfmake.setFonts({ DejaVu: own, ...Object.fromEntries(fallback) });
  return pdfmake.createPdf(set).getBuffer();
}
