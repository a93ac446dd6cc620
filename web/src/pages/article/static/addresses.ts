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

/** The files for reference managers, with the media type and the name to save each as. */
export function citationFiles({ journal, akey, cite }: PublishedArticle): CitationFile[] {
  if (!cite) return [];
  return [
    { label: 'BibTeX', type: 'application/x-bibtex', name: cite.bibtex, save: `${akey}.bib` },
    {
      label: 'RIS',
      type: 'application/x-research-info-systems',
      name: cite.ris,
      save: `${akey}.ris`,
    },
    {
      label: 'CSL-JSON',
      type: 'application/vnd.citationstyles.csl+json',
      name: cite.csl,
      save: `${akey}.json`,
    },
  ].map(({ name, ...file }) => ({ ...file, href: mediaPath(journal, akey, name) }));
}

export interface CitationFile {
  readonly label: string;
  readonly type: string;
  readonly href: string;
  readonly save: string;
}
