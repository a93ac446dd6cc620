import type { CitedType, DepositReference } from '@quire/content/export/deposit-reference';
import { type XmlPiece, xmlElement, xmlIf } from '@quire/content/export/xml-element';
import type { SchemaVersion } from './crossref-version.ts';

/** Of these, what holds them is a book; of all others, a journal. */
const IN_BOOKS: readonly CitedType[] = ['book_chapter', 'conference_paper'];
/** Whose own title is a volume's. */
const VOLUMES: readonly CitedType[] = ['book'];

function citation(reference: DepositReference, { hasCitedTypes }: SchemaVersion): XmlPiece {
  const { key, type, title, container, doi, issn, isbn, printed } = reference;
  const isInBook = IN_BOOKS.includes(type);
  const volumeTitle = isInBook ? container : VOLUMES.includes(type) ? title : undefined;
  return xmlElement(
    'citation',
    { key, type: hasCitedTypes ? type : undefined },
    xmlIf('issn', issn),
    xmlIf('journal_title', isInBook ? undefined : container),
    xmlIf('author', reference.author),
    xmlIf('volume', reference.volume),
    xmlIf('issue', reference.issue),
    xmlIf('first_page', reference.firstPage),
    xmlIf('cYear', reference.year),
    xmlIf('doi', doi),
    xmlIf('isbn', isbn),
    xmlIf('volume_title', volumeTitle),
    xmlIf('edition_number', reference.edition),
    xmlIf('article_title', volumeTitle === title ? undefined : title),
    xmlIf('unstructured_citation', printed),
  );
}

export const citationsXml = (
  references: readonly DepositReference[],
  version: SchemaVersion,
): XmlPiece | null =>
  xmlIf(
    'citation_list',
    references.map((reference) => citation(reference, version)),
  );
