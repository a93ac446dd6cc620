/** The XMP packet of a PDF. */
import { type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { xmlText } from '../text/xml-text.ts';

export interface PdfFacts {
  readonly title: string;
  readonly authors: readonly string[];
  /** Bare: `10.5555/ces.1`. */
  readonly doi?: string | undefined;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  readonly licenceUrl?: string | undefined;
  readonly url: string;
  readonly journal?: string;
  readonly issn?: string;
  readonly volume?: string;
  readonly number?: string;
  readonly pages?: string;
  readonly publisher?: string;
  /** `2026-03-01`. */
  readonly published?: string;
}

const list = (name: string, kind: 'Seq' | 'Bag', items: readonly (string | undefined)[]) => {
  const given = items.flatMap((item) => (item ? [`<rdf:li>${xmlText(item)}</rdf:li>`] : []));
  return given.length > 0 ? `<${name}><rdf:${kind}>${given.join('')}</rdf:${kind}></${name}>` : '';
};
const inDefault = (text: string) =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt>`;
const simple = (name: string, text: string | undefined) =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

/** XMP with Dublin Core and PRISM 3.0. */
function xmp(facts: PdfFacts): string {
  const [first, last] = (facts.pages ?? '').split('–');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:prism="http://prismstandard.org/namespaces/basic/3.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><dc:format>application/pdf</dc:format><dc:title>${inDefault(facts.title)}</dc:title>${list('dc:creator', 'Seq', facts.authors)}${list('dc:publisher', 'Bag', [facts.publisher])}${list('dc:language', 'Bag', [facts.language])}${list('dc:date', 'Seq', [facts.published])}${list('dc:subject', 'Bag', facts.keywords)}${simple('dc:identifier', facts.doi && `doi:${facts.doi}`)}${simple('prism:doi', facts.doi)}${simple('prism:url', facts.url)}${simple('prism:publicationName', facts.journal)}${simple('prism:issn', facts.issn)}${simple('prism:volume', facts.volume)}${simple('prism:number', facts.number)}${simple('prism:startingPage', first)}${simple('prism:endingPage', last)}${simple('prism:coverDate', facts.published)}${facts.licenceUrl ? `<dc:rights>${inDefault(facts.licenceUrl)}</dc:rights>${simple('xmpRights:WebStatement', facts.licenceUrl)}` : ''}${simple('pdf:Keywords', facts.keywords.join(', '))}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

/** Makes this the packet of a PDF, in place of any that it has. */
export function setXmp(pdf: PDFDocument, facts: PdfFacts): void {
  const packet = pdf.context.stream(Buffer.from(xmp(facts), 'utf8'), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(packet));
}
