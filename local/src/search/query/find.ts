import { filtersOf, passesAll } from '../filters/judge.ts';
import { ApiError } from '../records/api-error.ts';
import type { Rec } from '../records/record.ts';
import type { Query } from '../settings/settings.ts';
import type { Searched } from '../store/stored-index.ts';
import { TYPO_STEPS } from './allowed-typos.ts';
import { expand } from './expand.ts';
import { type Matches, match, type Searching } from './match.ts';
import { askedFields } from './occurrences.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryWord } from './query-word.ts';
import { attributeSorts, rankingSorts, type Sort, sortedBy } from './rank.ts';
import { type Relevance, relevanceOf } from './relevance.ts';
import { cut, removals } from './removals.ts';

/** What a query finds: all records, and those of any ranks. */
export interface Finding {
  readonly words: readonly QueryWord[];
  readonly records: readonly Rec[];
  readonly relevanceOf: (record: Rec) => Relevance;
  /** The records of some ranks, best first. */
  readonly ranks: (from: number, to: number) => Rec[];
  /** The query with what was given up in marks; null where nothing was. */
  readonly queryAfterRemoval: string | null;
}

/** Of the records with the best scores so many are compared by Algolia's criteria, as a page shows them. */
const COMPARED = 100;

/** Finds and ranks. Throws a 400 where a filter cannot be read, or for what Algolia does not support. */
export function find(index: Searched, query: Query): Finding {
  refuseShared(index, query);
  const fields = askedFields(index.engine.fields, query);
  const { words, scores, queryAfterRemoval } = firstWithHits(index, query, { ...index, fields });
  const passes = passesAll(filtersOf(query), query);
  const records = [...scores.keys()].flatMap((id) => {
    const record = index.records.get(id);
    return record && passes(record) ? [record] : [];
  });
  const known = new Map<Rec, Relevance>();
  const measured = (record: Rec): Relevance => {
    const made = known.get(record) ?? relevanceOf(record, fields, words, query);
    known.set(record, made);
    return made;
  };
  return {
    words,
    records,
    relevanceOf: measured,
    queryAfterRemoval,
    ranks: (from, to) => {
      if (to <= from) return [];
      const { custom, before } = attributeSorts(query, index.isVirtual);
      const score: Sort = { isDescending: true, of: ({ objectID }) => scores.get(objectID) ?? 0 };
      const sorted = sortedBy(records, [...before, score, ...custom]);
      if (words.length === 0) return sorted.slice(from, to);
      const best = sorted.slice(0, COMPARED);
      const ranked = sortedBy(best, [...before, ...rankingSorts(query, custom, measured)]);
      return [...ranked, ...sorted.slice(COMPARED)].slice(from, to);
    },
  };
}

interface Tried {
  readonly words: readonly QueryWord[];
  readonly scores: Matches;
  readonly queryAfterRemoval: string | null;
}

/** Tries the query, then, as `removeWordsIfNoResults` has it, parts of it until something is found. */
function firstWithHits(index: Searched, query: Query, scope: Searching): Tried {
  const parsed = parseQuery(query);
  const replacements = query.synonyms ? index.replacements : [];
  const steps = query.typoTolerance ? TYPO_STEPS : TYPO_STEPS.slice(0, 1);
  let last: Tried = { words: [], scores: new Map(), queryAfterRemoval: null };
  for (const fate of removals(parsed.parts.length, query.removeWordsIfNoResults)) {
    for (const step of steps) {
      const { words, ...more } = cut(expand(index.engine, parsed, query, replacements, step), fate);
      const scores = new Map(match(scope, words));
      for (const id of having(scope, parsed.without, scores)) scores.delete(id);
      last = { words, scores, ...more };
      if (scores.size > 0) return last;
    }
  }
  return last;
}

/** Which of some records have any of some words. */
function having(
  { engine, fields }: Searching,
  words: readonly string[],
  within: Matches,
): string[] {
  const paths = fields.map(({ path }) => path);
  const look = { paths, isPrefix: false, typos: 0, within };
  return words.flatMap((word) => engine.look({ ...look, words: [word] }).map(({ id }) => id));
}

/**
 * "This setting doesn't support attributes from a comma-separated list": what relies on it would find
 * something else there.
 * https://www.algolia.com/doc/api-reference/api-parameters/restrictSearchableAttributes
 */
function refuseShared({ engine }: Searched, { restrictSearchableAttributes: only }: Query): void {
  for (const field of engine.fields) {
    if (!only.includes(field.path)) continue;
    if (engine.fields.filter(({ rank }) => rank === field.rank).length === 1) continue;
    throw new ApiError(400, `"${field.path}" shares its line of searchableAttributes`);
  }
}
