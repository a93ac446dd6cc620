/**
 * When two people have to approve a version before readers see it. It is compared with the last approved one:
 * the manuscript that was reviewed, or a version that two people have published. Pure.
 */
import type { ArticleContent, Author } from '../entities/article.ts';
import type { SecondPersonReason } from '../entities/second-person-reasons.ts';
import { mayBePerson, mayBeSameName, nameKey } from '../people-names.ts';
import { fold } from '../search-terms.ts';

type Content = Pick<ArticleContent, 'metadata' | 'markdown'>;

/** Copy editing leaves far more than this of a title's words and of a text's runs of words. */
const TITLE_SHARED_LEAST = 0.5;
const TEXT_SHARED_LEAST = 0.3;
/** A shorter text says too little of what it was. */
const WORDS_LEAST = 60;
const RUN = 3;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Which part of the second is in the first. */
function shared(before: readonly string[], after: readonly string[]): number {
  const known = new Set(before);
  const all = new Set(after);
  if (all.size === 0) return 1;
  return [...all].filter((each) => known.has(each)).length / all.size;
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(RUN - 1).map((_, place) => words.slice(place, place + RUN).join(' '));

function hasOtherTitle(before: Content, after: Content): boolean {
  const [one, other] = [wordsOf(before.metadata.title), wordsOf(after.metadata.title)];
  return Math.min(shared(one, other), shared(other, one)) < TITLE_SHARED_LEAST;
}

function hasOtherText(before: Content, after: Content): boolean {
  const [one, other] = [wordsOf(before.markdown), wordsOf(after.markdown)];
  // A manuscript that could not be read as a text is set by hand: there is nothing to compare with.
  if (one.length < WORDS_LEAST || other.length < WORDS_LEAST) return false;
  return shared(runsOf(one), runsOf(other)) < TEXT_SHARED_LEAST;
}

const nameOf = ({ given, family, collective }: Author) => collective ?? `${given} ${family}`.trim();

/** Whether both rows mean one person: a corrected spelling is no other author. */
function isSamePerson(one: Author, other: Author): boolean {
  if (one.orcid && other.orcid) return one.orcid === other.orcid;
  if (one.email && other.email && one.email.toLowerCase() === other.email.toLowerCase())
    return true;
  const isPerson = !one.collective && !other.collective;
  return (isPerson && nameKey(one) === nameKey(other)) || mayBeSameName(nameOf(one), nameOf(other));
}

function hasOtherAuthors(before: Content, after: Content): boolean {
  const [one, other] = [before.metadata.authors, after.metadata.authors];
  const isAmong = (author: Author, all: readonly Author[]) =>
    all.some((each) => isSamePerson(author, each));
  return (
    one.length !== other.length ||
    other.some((each) => !isAmong(each, one)) ||
    one.some((each) => !isAmong(each, other))
  );
}

/**
 * Why a second person has to approve this version; empty: no approval is needed. `agreed`: the version that
 * another person has already approved, or null. `publisher`: the name of who publishes.
 */
export function secondPersonReasons(
  agreed: Content | null,
  content: Content,
  publisher: string,
): SecondPersonReason[] {
  const isNamesake = content.metadata.authors.some(
    (author) => author.collective === undefined && mayBePerson(author, publisher),
  );
  const last: SecondPersonReason[] = isNamesake ? ['namesake'] : [];
  if (!agreed) return ['unreviewed', ...last];
  return [
    ...(hasOtherAuthors(agreed, content) ? (['authors'] as const) : []),
    ...(hasOtherTitle(agreed, content) ? (['title'] as const) : []),
    ...(hasOtherText(agreed, content) ? (['text'] as const) : []),
    ...last,
  ];
}
