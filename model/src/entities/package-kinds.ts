/**
 * The archives and indexes that are sent an article as a package, with what each of them asks for. How files are named
 * and put together follows from this table.
 */
export const PACKAGE_KINDS = {
  /** PubMed Central: `journal-volume-issue-article`, a ZIP for each article. https://pmc.ncbi.nlm.nih.gov/pub/filespec-delivery */
  pmc: { journalBy: 'abbreviation', isZipped: true, content: 'full-text' },
  /** Portico: the same files, an article's in a folder. */
  portico: { journalBy: 'issn', isZipped: false, content: 'full-text' },
  /** PubMed: the citation alone. https://www.ncbi.nlm.nih.gov/books/NBK3828/ */
  pubmed: { journalBy: 'abbreviation', isZipped: false, content: 'citation' },
  /** DOAJ: a file to upload. https://doaj.org/docs/xml/ */
  doaj: { journalBy: 'issn', isZipped: false, content: 'citation' },
} as const;
export type PackageKind = keyof typeof PACKAGE_KINDS;
export const PACKAGE_KIND_NAMES = [
  'pmc',
  'portico',
  'pubmed',
  'doaj',
] as const satisfies PackageKind[];
