/// <reference path="./pdfmake-lines.d.ts" />
/// <reference path="./pdfmake-memory.d.ts" />
/** A document as a PDF: A4, as many pages as it needs. */

import type { Seller } from '@quire/model/entities/seller';
import { language } from '@quire/model/messages/language';
import { LANGUAGES } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { withoutIsolates } from '@quire/model/messages/without-isolates';
import type Pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions, TFontFamilyTypes } from 'pdfmake/interfaces.js';
import { dejavu } from '../../../platform/fonts/dejavu.ts';
import type { FontSlice } from '../../../platform/fonts/fallback-fonts.ts';
import { type FaceWeight, sliceFace } from '../../../platform/fonts/slice-face.ts';
import { mirrored } from './mirrored.ts';
import { placeInlines } from './place-inlines.ts';
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
  const { direction } = LANGUAGES[language()];
  const isMirrored = direction === 'rtl';
  const setting = { country: country || seller.country, direction };
  const footer = (page: number, pages: number) =>
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
    });
  const set = (node: object) => typeset(isMirrored ? mirrored(node) : node, setting, used);
  // It is set page by page, when no more fonts can be added: its fonts are needed now.
  footer(1, 1);
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    language: language(),
    version: '1.7',
    info: {
      title: withoutIsolates(title),
      author: seller.legalName,
      subject: withoutIsolates(subject),
      creationDate: date,
      modDate: date,
    },
    displayTitle: true,
    defaultStyle: {
      font: 'DejaVu',
      fontSize: 9,
      lineHeight: 1.25,
      color: INK,
      ...(isMirrored && { alignment: 'right' }),
    },
    content: set([...content]),
    footer,
  } as TDocumentDefinitions;
}

/** All fonts used so far: several documents are set concurrently, and the library has one set of fonts. */
const usedByAny: UsedFonts = new Map();

async function placeLines(): Promise<void> {
  const { default: writer } = await import('pdfmake/js/ElementWriter.js');
  const { prototype } = 'default' in writer ? writer.default : writer;
  const { alignLine } = prototype;
  prototype.alignLine = function align(line) {
    placeInlines(line);
    alignLine.call(this, line);
  };
}

/** pdfmake places words in their order from left to right, and has no setting for the other direction: it is changed once. */
let placing: Promise<void> | undefined;

/** The name of a slice's face among the files that the library holds in memory, where it is put when it is first needed. */
async function faceIn(
  { virtualfs }: Pick<typeof Pdfmake, 'virtualfs'>,
  slice: FontSlice,
  weight: FaceWeight,
): Promise<string> {
  const name = `${slice.name}-${weight}.ttf`;
  if (!virtualfs.existsSync(name)) virtualfs.writeFileSync(name, await sliceFace(slice, weight));
  return name;
}

/** The bytes of the PDF. */
export async function printDocument(document: PrintedDocument): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake');
  placing ??= placeLines();
  await placing;
  const own = dejavu();
  const set = definition(document, usedByAny);
  const fallback: [string, TFontFamilyTypes][] = [];
  for (const [name, slice] of usedByAny) {
    const [regular, bold] = [await faceIn(pdfmake, slice, 400), await faceIn(pdfmake, slice, 700)];
    fallback.push([name, { normal: regular, bold, italics: regular, bolditalics: bold }]);
  }
  const files = new Set<string>(Object.values(own));
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  pdfmake.setFonts({ DejaVu: own, ...Object.fromEntries(fallback) });
  return pdfmake.createPdf(set).getBuffer();
}
