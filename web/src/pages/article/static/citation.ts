import type { PublishedArticle } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { citationName } from '../../../ui/article/author-name.ts';

const NAMED = 20;

/** How to cite an article, in the order of APA's seventh edition: everything before the address. */
export function citationText(article: PublishedArticle): string {
  const { metadata, title, published, journalTitle, volume, number, pages } = article;
  const names = metadata.authors.map(citationName);
  const last = names.at(-1) ?? '';
  const authors =
    names.length > NAMED
      ? `${names.slice(0, NAMED - 1).join(', ')}, … ${last}`
      : names.length > 1
        ? `${names.slice(0, -1).join(', ')}, & ${last}`
        : last;
  const year = published.slice(0, 4);
  const place = [`${volume}${number ? `(${number})` : ''}`, pages].filter(Boolean).join(', ');
  const stop = /[.?!]$/.test(title) ? '' : '.';
  const who = authors ? `${authors}${authors.endsWith('.') ? '' : '.'} ` : '';
  return `${who}(${year}). ${title}${stop} ${[journalTitle, place].filter(Boolean).join(', ')}.`;
}

/** The address in a citation; undefined where the article has no DOI. */
export function citationAddress({ doi }: PublishedArticle): string | undefined {
  return doi && doiUrl(doi);
}
