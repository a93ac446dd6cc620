import type { JatsPlace } from './jats-place.ts';
import { type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

/** The tag set wants one, also of a journal that has none yet. */
const NO_ISSN = xmlElement('issn', {});

/** `journal-meta`; the tag set wants it also of a paper that is in no journal yet. */
export function jatsJournal(place: JatsPlace | null): XmlPiece {
  if (!place) {
    const id = xmlElement('journal-id', { 'journal-id-type': 'publisher-id' }, 'unpublished');
    return xmlElement('journal-meta', {}, id, NO_ISSN);
  }
  const { key, title, abbreviation, issn, issnPrint, issnL, publisher, publisherPlace } =
    place.journal;
  return xmlElement(
    'journal-meta',
    {},
    xmlElement('journal-id', { 'journal-id-type': 'publisher-id' }, key),
    xmlElement(
      'journal-title-group',
      {},
      xmlElement('journal-title', {}, title),
      abbreviation
        ? xmlElement('abbrev-journal-title', { 'abbrev-type': 'publisher' }, abbreviation)
        : null,
    ),
    issn ? xmlElement('issn', { 'publication-format': 'electronic' }, issn) : null,
    issnPrint ? xmlElement('issn', { 'publication-format': 'print' }, issnPrint) : null,
    issn || issnPrint ? null : NO_ISSN,
    xmlIf('issn-l', issnL),
    xmlElement(
      'publisher',
      {},
      xmlElement('publisher-name', {}, publisher),
      xmlIf('publisher-loc', publisherPlace),
    ),
  );
}
