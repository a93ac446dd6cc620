import { type XmlPiece, xmlElement } from '@quire/content/export/xml-element';
import type { DepositFile } from '../deposit.ts';

const resource = ({ url, contentType }: DepositFile) =>
  xmlElement('resource', { mime_type: contentType, content_version: 'vor' }, url);

/** The DOI and its page; the full text for Similarity Check, of which one file is enough, and for text mining. */
export function doiDataXml(
  { doi, url }: { readonly doi: string; readonly url: string },
  files: readonly DepositFile[] = [],
): XmlPiece {
  const [first] = files.toSorted(
    (a, b) =>
      Number(b.contentType === 'application/pdf') - Number(a.contentType === 'application/pdf'),
  );
  const links = first && [
    xmlElement(
      'collection',
      { property: 'crawler-based' },
      xmlElement('item', { crawler: 'iParadigms' }, xmlElement('resource', {}, first.url)),
    ),
    xmlElement(
      'collection',
      { property: 'text-mining' },
      files.map((file) => xmlElement('item', {}, resource(file))),
    ),
  ];
  return xmlElement(
    'doi_data',
    {},
    xmlElement('doi', {}, doi),
    xmlElement('resource', { mime_type: 'text/html', content_version: 'vor' }, url),
    links,
  );
}
