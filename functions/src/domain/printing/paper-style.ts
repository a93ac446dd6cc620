import type { PublishedArticle } from '@quire/model/entities/published';
import { htmlText } from '@quire/model/letters/html-text';
import { language } from '@quire/model/messages/language';
import { LANGUAGES } from '@quire/model/messages/languages';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { firstPage } from './first-page.ts';
import { PRINT_SANS } from './print-fonts.ts';

/** The text in the margins of an article's pages. */
type OnPaper = Pick<
  PublishedArticle,
  | 'authors'
  | 'titleHtml'
  | 'journal'
  | 'journalTitle'
  | 'volume'
  | 'number'
  | 'year'
  | 'pages'
  | 'doi'
  | 'published'
  | 'status'
>;

/** A text as a CSS string: nothing in it can end the string. */
export function cssString(text: string): string {
  const flat = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return `"${flat.replace(/[^\p{L}\p{N} .,;:()–—-]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 32).toString(16)} `)}"`;
}

/**
 * The notice of citeproc-js that the CPAL requires, in the words of its licence; on the page it is below the citation.
 */
const CITED_WITH = 'Citations by CSL (citeproc-js)';

const shortened = (text: string, most: number) => {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), most / 2)).trimEnd()} …`;
};

function names({ authors }: OnPaper): string {
  const [first = '', second = ''] = authors;
  if (authors.length < 3) return formatList([first, second].filter(Boolean));
  return t('printedWords.andOthers', { name: first });
}

function place({ journal, volume, number, year, pages }: OnPaper): string {
  const issue = `${volume}${number ? `(${number})` : ''}`;
  return `${journal} ${issue}, ${year}${pages ? `, ${pages}` : ''}`;
}

/**
 * Running heads, page numbers and the licence, in the margins that print.css leaves. The first page has its own head,
 * which begins with the journal's name, and its own foot: it contains the full licence, so that a last page cannot
 * consist only of it. Page numbers are those of the citation.
 */
export function paperStyle(article: OnPaper, licence: string): string {
  const [start, end] =
    LANGUAGES[language()].direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const small = `font: 7.5pt/1.3 ${PRINT_SANS}; color: #444;`;
  const foot = [article.doi && `https://doi.org/${article.doi}`, licence];
  const first = firstPage(article.pages);
  const number = first ? 'counter(page)' : 'counter(page) " / " counter(pages)';
  const rights = t('printedWords.rights', { year: article.published.slice(0, 4), licence });
  const head = `${names(article)}: ${shortened(htmlText(article.titleHtml), 70)}`;
  const stamp = article.status === 'retracted' ? t('printedWords.retractedStamp') : '';
  return `@page {
  size: A4;
  margin: 20mm 25mm;
  @top-${start} { content: ${cssString([stamp, head].filter(Boolean).join(' – '))}; ${small} }
  @top-${end} { content: ${cssString(place(article))}; ${small} white-space: nowrap; }
  @bottom-${start} { content: ${cssString(foot.filter(Boolean).join(' – '))}; ${small} }
  @bottom-center { content: none; }
  @bottom-${end} { content: ${number}; ${small} white-space: nowrap; }
}
:root { --edge: 0px; ${first ? `counter-reset: page ${first - 1};` : ''} }
main { padding: 0; }
.cite-licence, [aria-labelledby="cite"] dt { display: none; }
[aria-labelledby="cite"] { margin-block: 0 1.5rem; font-size: 8pt; line-height: 1.4; break-inside: avoid; }
[aria-labelledby="cite"] h2:first-child { margin-block: 0 0.2rem; font: 600 8pt/1.4 ${PRINT_SANS}; }
[aria-labelledby="cite"] div { display: block; }
@page :first {
  @top-${start} { content: ${cssString(stamp + article.journalTitle)}; }
  @bottom-${start} { content: ${cssString([...foot.slice(0, 1).filter(Boolean), rights, CITED_WITH].join(' – '))}; }
}
.article-body * { content-visibility: visible !important; }`;
}
