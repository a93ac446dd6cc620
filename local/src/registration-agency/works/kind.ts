import type { Element } from '@xmldom/xmldom';

const KINDS: Readonly<Record<string, string>> = {
  journal_metadata: 'journal',
  journal_issue: 'journal-issue',
  journal_volume: 'journal-volume',
  journal_article: 'journal-article',
  series_metadata: 'book-series',
  set_metadata: 'book-set',
  proceedings_metadata: 'proceedings',
  proceedings_series_metadata: 'proceedings',
  conference_paper: 'proceedings-article',
  peer_review: 'peer-review',
  posted_content: 'posted-content',
  dissertation: 'dissertation',
  'report-paper_metadata': 'report',
  'report-paper_series_metadata': 'report',
  standard_metadata: 'standard',
  database_metadata: 'database',
  dataset: 'dataset',
  component: 'component',
  grant: 'grant',
};

const BOOKS: Readonly<Record<string, string>> = {
  edited_book: 'edited-book',
  monograph: 'monograph',
  reference: 'reference-book',
};

const PARTS: Readonly<Record<string, string>> = {
  chapter: 'book-chapter',
  section: 'book-section',
  part: 'book-part',
  track: 'book-track',
  reference_entry: 'reference-entry',
};

/** The API's name of what a DOI is of. */
export function kindOf(element: Element): string {
  const name = element.localName ?? '';
  if (name === 'content_item')
    return PARTS[element.getAttribute('component_type') ?? ''] ?? 'other';
  if (/^book_(series_|set_)?metadata$/.test(name))
    return BOOKS[element.parentElement?.getAttribute('book_type') ?? ''] ?? 'book';
  return KINDS[name] ?? 'other';
}
