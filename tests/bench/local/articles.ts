/** An article as a plain object, the kind of record that an application keeps. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly journal: string;
  readonly issue: string;
  readonly status: 'published' | 'draft';
  readonly published: string;
  readonly views: number;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly pages: { readonly first: number; readonly last: number };
  readonly open: boolean;
}

/** A note on an article, in a subordinate collection. */
export interface Note {
  readonly id: string;
  readonly article: string;
  readonly author: string;
  readonly at: string;
  readonly text: string;
}

const JOURNALS = 10;
const TAGS = 50;
const NOTES_PER_ARTICLE = 10;
const PER_ISSUE = 20;
const SUMMARY =
  'We follow the water through creeks, marshes and ditches over four winters, weigh what it carries ' +
  'and find that most of the silt arrives on the few highest tides of the year, in number ';

/** The article of this number; the same in every run. `version` changes what changes with an edit. */
export function article(i: number, version = 0): Article {
  const n = mix(i + version * 7_919);
  return {
    id: articleId(i),
    title: `Tidal creeks and what they carry in winter, part ${i}`,
    summary: `${SUMMARY}${n}.`,
    journal: journal(mix(i)),
    issue: `issue-${Math.floor(i / PER_ISSUE)}`,
    status: n % 10 === 0 ? 'draft' : 'published',
    published: instant(n),
    views: n % 1_000_000,
    authors: [author(n), author(n >>> 3), author(n >>> 6)],
    tags: [tag(n), tag((n >>> 4) + 17), tag((n >>> 8) + 31)],
    pages: { first: n % 900, last: (n % 900) + 12 },
    open: n % 3 !== 0,
  };
}

export function note(i: number): Note {
  const n = mix(i + 1_000_003);
  return {
    id: `n${i % NOTES_PER_ARTICLE}`,
    article: articleId(Math.floor(i / NOTES_PER_ARTICLE)),
    author: author(n),
    at: instant(n),
    text: 'Please look at the second figure again.',
  };
}

/** Twenty letters and digits, in no order, as clients make them. */
export const articleId = (i: number): string =>
  [0, 1, 2, 3]
    .map((k) =>
      mix(i * 4 + k + 1)
        .toString(36)
        .padStart(7, 'x')
        .slice(0, 5),
    )
    .join('') + i;

export const journal = (i: number): string => `J${i % JOURNALS}`;
export const tag = (i: number): string => `tag-${i % TAGS}`;
export const author = (i: number): string => `author-${i % 1_000}`;

/** A moment of the twenty years from 2000 on. */
export const instant = (n: number): string =>
  new Date(946_684_800_000 + (n / 2 ** 32) * 631_152_000_000).toISOString();

/** A number of 32 bits that looks drawn at random (the finaliser of MurmurHash3). */
function mix(i: number): number {
  let h = Math.imul(i ^ (i >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
