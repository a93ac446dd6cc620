import type { ArticleSearch } from '@quire/model/search/search-record';

/** Search without an index: every word of the query has to be in the record. */
export function plainScan(records: readonly ArticleSearch[]): (typed: string) => string[] {
  const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const texts = records.map(({ objectID, title, authors, doi, journal, abstract }) => ({
    objectID,
    text: fold([title, ...authors, doi, journal, abstract].join(' ')),
  }));
  return (typed) => {
    const words = fold(typed).split(/\s+/).filter(Boolean);
    return texts
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ objectID }) => objectID);
  };
}
