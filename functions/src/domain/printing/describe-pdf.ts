/** Title, authors and identifiers inside a PDF: its document information and its XMP packet. */
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { type PdfFacts, setXmp } from '../../platform/pdf/xmp-packet.ts';
import { completeTags } from './complete-tags.ts';
import { firstPage } from './first-page.ts';

/** Readers show, and go to, the page numbers of the citation, which the pages have in their margins (ISO 32000, 12.4.2). */
function numberPages(pdf: PDFDocument, first: number): void {
  const numbering = pdf.context.obj({ S: 'D', St: first });
  pdf.catalog.set(PDFName.of('PageLabels'), pdf.context.obj({ Nums: [0, numbering] }));
}

/**
 * What PDF/UA-1 asks of links: each says where it leads (7.18.5), and the keyboard goes through them in the order of the
 * tags (7.18.3). Chromium writes neither.
 */
function describeLinks(pdf: PDFDocument): void {
  for (const page of pdf.getPages()) {
    const links = page.node.Annots()?.asArray() ?? [];
    if (links.length > 0) page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    for (const each of links) {
      const link = pdf.context.lookupMaybe(each, PDFDict);
      const address = link
        ?.lookupMaybe(PDFName.of('A'), PDFDict)
        ?.lookupMaybe(PDFName.of('URI'), PDFString, PDFHexString);
      if (!link || !address || link.has(PDFName.of('Contents'))) continue;
      link.set(PDFName.of('Contents'), PDFHexString.fromText(address.decodeText()));
    }
  }
}

/** What the press says in a PDF that it has made. */
export type MadePdfFacts = PdfFacts &
  Required<
    Pick<PdfFacts, 'journal' | 'issn' | 'volume' | 'number' | 'pages' | 'publisher' | 'published'>
  >;

/** The same PDF with this in it. What its pages show and its outline are not touched. */
export async function describePdf(bytes: Uint8Array, facts: MadePdfFacts): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { doi, journal, volume, number } = facts;
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setAuthor(facts.authors.join(', '));
  const place = `${journal} ${volume}${number ? `(${number})` : ''}`;
  pdf.setSubject([place, doi && `https://doi.org/${doi}`].filter(Boolean).join(', '));
  pdf.setKeywords([...facts.keywords]);
  pdf.setLanguage(facts.language);
  pdf.setProducer(facts.publisher);
  pdf.setCreator(facts.publisher);
  const day = new Date(`${facts.published}T00:00:00Z`);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info);
  if (doi && info && 'set' in info && typeof info.set === 'function') {
    info.set(PDFName.of('doi'), PDFHexString.fromText(doi));
  }
  setXmp(pdf, facts);
  pdf.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(facts.language));
  const first = firstPage(facts.pages);
  if (first) numberPages(pdf, first);
  describeLinks(pdf);
  completeTags(pdf);
  return pdf.save({ useObjectStreams: true });
}
