import type { CSL } from '@citation-js/core';
import { writeBibtex } from '../citations/write-bibtex.ts';
import { risRecord } from './ris-record.ts';

/** The references of a text in the formats of reference managers. */
export interface ReferenceFiles {
  readonly bibtex: string;
  readonly ris: string;
  readonly csl: string;
}

/** What describes a work. Bibliographies also have notes of their owner, and where a file lies on a disk. */
const DESCRIBES = [
  ...['title', 'container-title', 'collection-title', 'event-title', 'genre'],
  ...['author', 'editor', 'translator', 'issued', 'accessed', 'publisher', 'publisher-place'],
  ...['volume', 'issue', 'page', 'number', 'edition', 'version', 'language'],
  ...['DOI', 'URL', 'ISSN', 'ISBN'],
];

/** All references of a text as BibTeX, RIS and CSL-JSON; undefined where there are none. */
export function referenceFiles(works: readonly CSL[]): ReferenceFiles | undefined {
  if (works.length === 0) return undefined;
  const described = works.map((work): CSL => {
    const fields = Object.entries(work).filter(([name]) => DESCRIBES.includes(name));
    return { id: work.id, type: work.type, ...Object.fromEntries(fields) };
  });
  return {
    bibtex: `${writeBibtex(described)}\n`,
    ris: described.map(risRecord).join('\r\n'),
    csl: `${JSON.stringify(described, null, 2)}\n`,
  };
}
