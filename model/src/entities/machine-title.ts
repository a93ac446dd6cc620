import { htmlText } from '../letters/html-text.ts';
import type { ArticleCard } from './published.ts';
import { retractedTitle } from './retracted-title.ts';

/**
 * An article's title for machines: plain, formulas in characters, and marked where the article is retracted. It is made
 * from the HTML, because the plain titles of what was published earlier have formulas in TeX.
 */
export const machineTitle = ({
  titleHtml,
  status,
}: Pick<ArticleCard, 'titleHtml' | 'status'>): string =>
  retractedTitle(htmlText(titleHtml), status);
