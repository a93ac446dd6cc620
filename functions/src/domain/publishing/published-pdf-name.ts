import type { ArticleFile } from '@quire/model/entities/article';

/** Of an article's own PDF: the name of the file that readers fetch. */
export const publishedPdfName = ({ sha256 }: Pick<ArticleFile, 'sha256'>): string =>
  `${sha256.slice(0, 20)}.pdf`;
