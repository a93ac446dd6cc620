import { jatsPath } from '@quire/model/article-paths';
import { CITATION_FILE_TYPES } from '@quire/model/citation-file-types';
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

/** Where the article is in JATS. */
export function jatsAddress(article: PublishedArticle, isNewest = true): string {
  const { journal, issue, akey, revision } = article;
  return jatsPath(journal, issue, akey, isNewest ? undefined : revision);
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
  { key: 'bibtex', format: 'BibTeX', type: CITATION_FILE_TYPES.bibtex, ending: 'bib' },
  { key: 'ris', format: 'RIS', type: CITATION_FILE_TYPES.ris, ending: 'ris' },
  {
    key: 'csl',
    format: 'CSL-JSON',
    type: CITATION_FILE_TYPES.csl,
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
