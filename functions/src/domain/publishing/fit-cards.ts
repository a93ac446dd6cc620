/** Shortens long lists that are stored in one document. */
import type { ArticleCard, SpecialIssueCard } from '@quire/model/entities/published';

const CONTENTS_BUDGET = 900_000;
const SPECIAL_ISSUES_BUDGET = 400_000;
/** The most names in a list. */
const NAMED = 11;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** As many as fit, from the first one on. */
function cut<T>(all: readonly T[], budget: number): T[] {
  const kept: T[] = [];
  let bytes = 0;
  for (const each of all) {
    bytes += bytesOf(each) + 1;
    if (bytes > budget) break;
    kept.push(each);
  }
  return kept;
}

/** The first of these steps that makes a list fit; after the last, its end is cut off. */
function fit<T>(all: readonly T[], budget: number, steps: readonly ((each: T) => T)[]): T[] {
  let kept = [...all];
  for (const step of steps) {
    if (bytesOf(kept) <= budget) return kept;
    kept = kept.map(step);
  }
  return cut(kept, budget);
}

/** `Holt, …, Ruiz and 3,012 others`, as in a list. */
function fewAuthors(authors: readonly string[]): string[] {
  const left = authors.length - NAMED;
  return left > 1 ? [...authors.slice(0, NAMED), `${left} others`] : [...authors];
}

/** A table of contents: first without the articles' first sentences, then without translated titles, then with fewer names. */
export const fitCards = (cards: readonly ArticleCard[]): ArticleCard[] =>
  fit(cards, CONTENTS_BUDGET, [
    (card) => ({ ...card, teaser: '' }),
    ({ titles: _, ...card }) => card,
    (card) => ({
      ...card,
      authors: fewAuthors(card.authors),
      // Nobody's, in the place of how many others there are.
      ...(card.people ? { people: card.people.slice(0, NAMED) } : {}),
    }),
  ]);

/** A journal's special issues: closed ones lose their topics and translations, then their descriptions. */
export const fitSpecialIssues = (cards: readonly SpecialIssueCard[]): SpecialIssueCard[] =>
  fit(cards, SPECIAL_ISSUES_BUDGET, [
    (card) => (card.status === 'open' ? card : { ...card, topics: [], translations: undefined }),
    (card) => (card.status === 'open' ? card : { ...card, description: '', guestEditors: [] }),
  ]);
