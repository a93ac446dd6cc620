import type { ArticleSearch } from '@quire/model/search/search-record';

/** A search for one known article. */
export interface SampledQuery {
  readonly way: Way;
  readonly typed: string;
  readonly wanted: ArticleSearch;
}
export const WAYS = ['title', 'title, one typo', 'author + 2 words', 'DOI'] as const;
export type Way = (typeof WAYS)[number];

/** Words that say nothing about an article, and are not used in searches for it. */
const EMPTY = new Set(
  'and are for its not the was who about after among before between during from into other over some their these this those through under using versus with within without'.split(
    ' ',
  ),
);

/** The same numbers in every run (xorshift). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A title that more articles share than there are places says nothing of any of them ("Journal Watch"). */
const SHARED = 3;

/**
 * So many different articles out of all, and four ways to look for each, the same in every run. A way is
 * left out where an article gives nothing for it: a title that is everybody's, no author, no DOI.
 */
export function sampledQueries(records: readonly ArticleSearch[], count: number): SampledQuery[] {
  const next = chance(20_260_101);
  const chosen = new Set<ArticleSearch>();
  const titles = new Map<string, number>();
  for (const { title } of records) titles.set(title, (titles.get(title) ?? 0) + 1);
  while (chosen.size < Math.min(count, records.length)) {
    const record = records[Math.floor(next() * records.length)];
    if (record) chosen.add(record);
  }
  return [...chosen].flatMap((wanted) => {
    const isOwn = (titles.get(wanted.title) ?? 0) <= SHARED;
    const typed: Record<Way, string | null> = {
      title: isOwn ? wanted.title : null,
      'title, one typo': isOwn ? withTypo(wanted.title, next) : null,
      'author + 2 words': byAuthor(wanted),
      DOI: wanted.doi ?? null,
    };
    return WAYS.flatMap((way) => {
      const text = typed[way];
      return text === null ? [] : [{ way, typed: text, wanted }];
    });
  });
}

/** A letter left out, doubled, changed or swapped with the next, in a word of five letters or more. */
function withTypo(title: string, next: () => number): string | null {
  const words = [...title.matchAll(/[a-z]{5,}/gi)];
  const word = words[Math.floor(next() * words.length)];
  if (!word) return null;
  const [text] = word;
  const at = 1 + Math.floor(next() * (text.length - 2));
  const [head, letter, after, tail] = [
    ...[text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)],
  ];
  const kinds = [
    `${head}${after}${tail}`,
    `${head}${letter}${letter}${after}${tail}`,
    `${head}${letter === 'x' ? 'q' : 'x'}${after}${tail}`,
    letter === after ? `${head}${letter}${tail}` : `${head}${after}${letter}${tail}`,
  ];
  const wrong = kinds[Math.floor(next() * kinds.length)] ?? text;
  return title.slice(0, word.index) + wrong + title.slice(word.index + text.length);
}

/** The first author's family name and the two longest words of the title, in their order. */
function byAuthor({ authors: [author], title }: ArticleSearch): string | null {
  // `Xu Z`, `Jane Q. Doe`: the last part that is not initials.
  const name = author
    ?.split(/[\s,]+/)
    .filter((part) => !/^\p{Lu}{1,3}$|\./u.test(part))
    .at(-1);
  const words = [...new Set(title.match(/\p{L}{3,}/gu) ?? [])].filter(
    (word) => !EMPTY.has(word.toLowerCase()),
  );
  const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, 2));
  if (!name || longest.size < 2) return null;
  return [name, ...words.filter((word) => longest.has(word))].join(' ');
}
