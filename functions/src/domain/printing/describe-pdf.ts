/** Title, authors and identifiers inside a PDF: its document information and its XMP packet. */
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { xmlText } from '../../platform/text/xml-text.ts';
import { firstPage } from './first-page.ts';

export interface PdfFacts {
  readonly title: string;
  readonly authors: readonly string[];
  /** Bare: `10.5555/ces.1`. */
  readonly doi?: string | undefined;
  readonly keywords: readonly string[];
  readonly journal: string;
  readonly issn: string;
  readonly volume: string;
  readonly number: string;
  readonly pages: string;
  readonly publisher: string;
  /** BCP 47. */
  readonly language: string;
  /** `2026-03-01`. */
  readonly published: string;
  readonly licenceUrl?: string | undefined;
  readonly url: string;
}

const list = (kind: 'Seq' | 'Bag', items: readonly string[]) =>
  `<rdf:${kind}>${items.map((item) => `<rdf:li>${xmlText(item)}</rdf:li>`).join('')}</rdf:${kind}>`;
const inDefault = (text: string) =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt>`;
const simple = (name: string, text: string | undefined) =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

/** XMP with Dublin Core and PRISM 3.0. */
function xmp(facts: PdfFacts): string {
  const [first, last] = facts.pages.split('–');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:prism="http://prismstandard.org/namespaces/basic/3.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><dc:format>application/pdf</dc:format><dc:title>${inDefault(facts.title)}</dc:title><dc:creator>${list('Seq', facts.authors)}</dc:creator><dc:publisher>${list('Bag', [facts.publisher])}</dc:publisher><dc:language>${list('Bag', [facts.language])}</dc:language><dc:date>${list('Seq', [facts.published])}</dc:date><dc:subject>${list('Bag', facts.keywords)}</dc:subject>${simple('dc:identifier', facts.doi && `doi:${facts.doi}`)}${simple('prism:doi', facts.doi)}${simple('prism:url', facts.url)}${simple('prism:publicationName', facts.journal)}${simple('prism:issn', facts.issn)}${simple('prism:volume', facts.volume)}${simple('prism:number', facts.number)}${simple('prism:startingPage', first)}${simple('prism:endingPage', last)}${simple('prism:coverDate', facts.published)}${facts.licenceUrl ? `<dc:rights>${inDefault(facts.licenceUrl)}</dc:rights>${simple('xmpRights:WebStatement', facts.licenceUrl)}` : ''}${simple('pdf:Keywords', facts.keywords.join(', '))}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

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

/** The same PDF with this in it. What its pages show, its tags and its outline are not touched. */
export async function describePdf(bytes: Uint8Array, facts: PdfFacts): Promise<Uint8Array> {
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
  const packet = pdf.context.stream(Buffer.from(xmp(facts), 'utf8'), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(packet));
  pdf.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(facts.language));
  const first = firstPage(facts.pages);
  if (first) numberPages(pdf, first);
  describeLinks(pdf);
  return pdf.save({ useObjectStreams: true });
}
