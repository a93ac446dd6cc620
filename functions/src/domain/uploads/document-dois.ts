/** The DOIs in a manuscript's file, as far as its format can be read. */
import { DOIS_MOST, findDois } from './find-dois.ts';

export type DoiReading =
  /** Text parts of an archive, or a text, by their names. */
  | { readonly what: 'dois'; readonly parts: ReadonlyMap<string, string> }
  /** A PDF: its links. Its text cannot be read reliably. */
  | { readonly what: 'dois'; readonly bytes: Uint8Array };

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
};

const unescaped = (xml: string): string =>
  xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The words of a document's XML: a word in several runs is joined, and a paragraph ends a line. */
const wordsOf = (xml: string): string =>
  unescaped(xml.replace(/<\/(w:p|text:p|text:h)>|<(w:br|w:tab)\/>/g, '\n').replace(/<[^>]*>/g, ''));

const linksIn = (xml: string): string =>
  [...xml.matchAll(/(?:Target|xlink:href)="([^"]*)"/g)]
    .map(([, address = '']) => {
      try {
        return decodeURIComponent(unescaped(address));
      } catch {
        return unescaped(address);
      }
    })
    .join('\n');

const textOf = (name: string, content: string): string =>
  /\.(xml|rels)$/.test(name)
    ? `${wordsOf(content)}\n${linksIn(content)}`
    : content.replace(/\\([_&%#])/g, '$1');

async function pdfLinks(bytes: Uint8Array): Promise<string> {
  const { PDFDocument, PDFHexString, PDFName, PDFString } = await import('@cantoo/pdf-lib');
  const { dictsIn } = await import('./clean-pdf.ts');
  const document = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    throwOnInvalidObject: false,
  });
  const links: string[] = [];
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    for (const dict of dictsIn(object)) {
      const address = dict.get(PDFName.of('URI'));
      if (address instanceof PDFString || address instanceof PDFHexString)
        links.push(address.decodeText());
    }
  }
  return linksIn(links.map((link) => `Target="${link.replaceAll('"', '')}"`).join('\n'));
}

/** Rejects where the file does not match its format. */
export async function documentDois(reading: DoiReading): Promise<string[]> {
  if ('bytes' in reading) return findDois(await pdfLinks(reading.bytes));
  const all = [...reading.parts].flatMap(([name, content]) => findDois(textOf(name, content)));
  return [...new Set(all)].slice(0, DOIS_MOST);
}
