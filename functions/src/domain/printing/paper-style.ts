import type { PublishedArticle } from '@quire/model/entities/published';

/** A text as CSS writes it: nothing in it can end the string. */
export function cssString(text: string): string {
  const flat = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return `"${flat.replace(/[^\p{L}\p{N} .,;:()–—-]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 32).toString(16)} `)}"`;
}

const shortened = (text: string, most: number) => {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), most / 2)).trimEnd()} …`;
};

function names({ authors }: PublishedArticle): string {
  const [first = '', second = ''] = authors;
  if (authors.length < 3) return [first, second].filter(Boolean).join(' and ');
  return `${first} et al.`;
}

function place({ journal, volume, number, year, pages }: PublishedArticle): string {
  const issue = `${volume}${number ? `(${number})` : ''}`;
  return `${journal} ${issue}, ${year}${pages ? `, ${pages}` : ''}`;
}

/**
 * Running heads, page numbers and the licence, in the margins that print.css leaves. The first page
 * has its own head: it begins with the journal's name.
 */
export function paperStyle(article: PublishedArticle, licence: string): string {
  const small = 'font: 7.5pt/1.3 "Print Sans", sans-serif; color: #444;';
  const foot = [article.doi && `https://doi.org/${article.doi}`, licence];
  const head = `${names(article)}: ${shortened(article.title, 70)}`;
  const stamp = article.status === 'retracted' ? 'RETRACTED – ' : '';
  return `@page {
  size: A4;
  margin: 20mm;
  @top-left { content: ${cssString(stamp + head)}; ${small} }
  @top-right { content: ${cssString(place(article))}; ${small} white-space: nowrap; }
  @bottom-left { content: ${cssString(foot.filter(Boolean).join(' – '))}; ${small} }
  @bottom-center { content: none; }
  @bottom-right { content: counter(page) " / " counter(pages); ${small} white-space: nowrap; }
}
main { padding: 0; }
@page :first { @top-left { content: ${cssString(stamp + article.journalTitle)}; } }
.article-body * { content-visibility: visible !important; }`;
}
