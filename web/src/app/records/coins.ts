/**
 * COinS (OpenURL 1.0 in a span): reference managers offer the works of a list by them. They prefer them to the tags of
 * a page, so no page of a single work has any.
 */

import { machineTitle } from '@quire/model/entities/machine-title';
import type { ArticleCard } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { articlePath } from '@quire/model/paths';

type Field = readonly [key: string, value: string | undefined];

const openUrl = (format: 'journal' | 'book', fields: readonly Field[]): string =>
  new URLSearchParams([
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', `info:ofi/fmt:kev:mtx:${format}`],
    ...fields.flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ]).toString();

const authors = (names: readonly string[]): Field[] => names.map((name) => ['rft.au', name]);

/** Where an article appeared, as far as the list knows it. */
export interface ArticlePlace {
  readonly journalTitle?: string | undefined;
  readonly issn?: string | undefined;
  readonly volume?: string | undefined;
  readonly number?: string | undefined;
}

export function articleCoins(card: ArticleCard, place: ArticlePlace, origin: string): string {
  const { journal, issue, akey, doi, pages, published } = card;
  const [first, last] = pages.split(/[-–]/);
  return openUrl('journal', [
    ['rft_id', doi ? `info:doi/${doi}` : undefined],
    ['rft_id', doi ? doiUrl(doi) : `${origin}${articlePath(journal, issue, akey)}`],
    ['rft.genre', 'article'],
    ['rft.atitle', machineTitle(card)],
    ['rft.jtitle', place.journalTitle],
    ['rft.issn', place.issn],
    ['rft.volume', place.volume],
    ['rft.issue', place.number],
    ['rft.spage', first],
    ['rft.epage', last],
    ['rft.date', published],
    ...authors(card.authors),
  ]);
}

/** A paper of a conference. */
interface CitedPaper {
  readonly title: string;
  readonly authors: readonly string[];
  /** Absolute, or empty. */
  readonly href: string;
  readonly conference: string;
  readonly place: string;
  readonly date: string;
  readonly publisher: string;
}

export const paperCoins = (paper: CitedPaper): string =>
  openUrl('book', [
    ['rft_id', paper.href],
    ['rft.genre', 'proceeding'],
    ['rft.atitle', paper.title],
    ['rft.btitle', paper.conference],
    ['rft.place', paper.place],
    ['rft.pub', paper.publisher],
    ['rft.date', paper.date],
    ...authors(paper.authors),
  ]);
