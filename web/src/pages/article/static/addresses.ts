import type { ArticleLink, PublishedArticle } from '@quire/model/entities/published';
import { articlePath, articlePdfPath, mediaPath } from '@quire/model/paths';

type ArticlePlace = Pick<ArticleLink, 'journal' | 'issue' | 'akey'>;

/** An article's page: always its newest version. */
export function pageAddress({ journal, issue, akey }: ArticlePlace): string {
  return articlePath(journal, issue, akey);
}

/** Where the PDF is, or undefined where there is none: by its DOI, or its key; an old one as a file. */
export function pdfAddress(article: PublishedArticle, isNewest = true): string | undefined {
  const { journal, issue, akey, doi, pdf } = article;
  if (!pdf) return undefined;
  // The address by the DOI leads to the newest version.
  return isNewest ? articlePdfPath(journal, issue, doi ?? akey) : mediaPath(journal, akey, pdf);
}

/** The files that cite the article, for reference managers. */
export function citationFiles({ journal, akey, cite }: PublishedArticle): CitationFile[] {
  return cite ? filesOf(journal, akey, cite, akey) : [];
}

/** The files of all that the article cites. */
export function referenceFiles({ journal, akey, references }: PublishedArticle): CitationFile[] {
  return references ? filesOf(journal, akey, references, `${akey}-references`) : [];
}

const FORMATS = [
  { key: 'bibtex', format: 'BibTeX', type: 'application/x-bibtex', ending: 'bib' },
  { key: 'ris', format: 'RIS', type: 'application/x-research-info-systems', ending: 'ris' },
  {
    key: 'csl',
    format: 'CSL-JSON',
    type: 'application/vnd.citationstyles.csl+json',
    ending: 'json',
  },
] as const;

/** With the media type and the name to save each as. */
function filesOf(
  journal: string,
  akey: string,
  names: NonNullable<PublishedArticle['references']>,
  save: string,
): CitationFile[] {
  return FORMATS.map(({ key, format, type, ending }) => ({
    format,
    type,
    save: `${save}.${ending}`,
    href: mediaPath(journal, akey, names[key]),
  }));
}

export interface CitationFile {
  /** Its proper name, the same in every language. */
  readonly format: string;
  readonly type: string;
  readonly href: string;
  readonly save: string;
}
