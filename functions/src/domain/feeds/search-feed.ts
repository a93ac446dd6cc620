import { retractedTitle } from '@quire/model/entities/retracted-title';
import { doiUrl } from '@quire/model/identifiers';
import type { ArticleSearch } from '@quire/model/search/search-record';
import type { Feed, FeedItem } from './feed.ts';

const SUMMARY_MOST = 400;

function itemOf(record: ArticleSearch): FeedItem {
  const { objectID, path, title, authors, keywords, abstract, doi, issn, pages, date } = record;
  const day = new Date(date * 1_000).toISOString().slice(0, 10);
  const [firstPage, lastPage] = pages.split(/[-–—]/);
  const summary = abstract.length > SUMMARY_MOST ? `${abstract.slice(0, SUMMARY_MOST)}…` : abstract;
  return {
    ...{ id: doi ? doiUrl(doi) : `article/${objectID.replace('~', '/')}`, path, summary, authors },
    title: retractedTitle(title, record.retracted ? 'retracted' : 'published'),
    ...{ categories: keywords, doi, published: day, updated: day },
    place: {
      ...{ journal: record.journal, issn: issn[0], volume: record.volume, number: record.number },
      ...{ firstPage, lastPage },
    },
  };
}

/** The newest articles of a search as a feed. Nothing but the index is read. */
export const searchFeed = (
  about: Pick<Feed, 'title' | 'description' | 'path'>,
  found: readonly ArticleSearch[],
): Feed => ({ ...about, items: found.map(itemOf) });
