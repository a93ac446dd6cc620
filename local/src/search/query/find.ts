import { ApiError } from '../api-error.ts';
import { valuesAt } from '../engine/attribute-values.ts';
import type { Engine } from '../engine/engine.ts';
import { filtersOf, judgeOf } from '../filters/judge.ts';
import type { Query } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { criteriaOf } from './criteria.ts';
import { expand } from './expand.ts';
import { match } from './match.ts';
import { ABSENT, fieldRulesOf, type Occurrences, occurrencesIn } from './occurrences.ts';
import { scoresOf } from './optional-filters.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryWord } from './query-word.ts';
import { ranked } from './rank.ts';
import { type AttributeCriterion, Measure } from './relevance.ts';
import { removals } from './removals.ts';
import type { Replacement } from './synonyms.ts';

/** What a query finds: all documents, and those of any ranks. */
export interface Finding {
  readonly words: readonly QueryWord[];
  readonly docs: readonly number[];
  readonly measure: Measure;
  readonly filtersOf: (doc: number) => number;
  /** The documents of some ranks, best first. */
  readonly ranks: (from: number, to: number) => number[];
  /** The query with what was given up in marks; null where nothing was. */
  readonly queryAfterRemoval: string | null;
}

/** Finds and ranks. Throws a 400 where a filter cannot be read, or for what Algolia does not support. */
export function find(
  engine: Engine,
  query: Query,
  replacements: readonly Replacement[],
  sortsFirst: boolean,
): Finding {
  refuseShared(engine, query);
  const { words, docs, found, queryAfterRemoval } = firstWithHits(engine, query, replacements);
  const { fields } = engine;
  const computedBy = attributeCriterionOf(query);
  const measure = new Measure(words, found, fields, query.minProximity, computedBy, (doc) =>
    mayBeExact(engine, query, words, doc),
  );
  const filters = scoresOf(engine, query);
  const criteria = criteriaOf(engine, query, { measure, filtersOf: filters, sortsFirst });
  const best = leastTypos(docs, query, (doc) => measure.typos(doc));
  return {
    words,
    docs: best,
    measure,
    filtersOf: filters,
    ranks: (from, to) => ranked(best, criteria, from, to),
    queryAfterRemoval,
  };
}

interface Tried {
  readonly words: readonly QueryWord[];
  readonly docs: readonly number[];
  readonly found: Occurrences;
  readonly queryAfterRemoval: string | null;
}

/** Tries the query, then, as `removeWordsIfNoResults` has it, parts of it until something is found. */
function firstWithHits(engine: Engine, query: Query, replacements: readonly Replacement[]): Tried {
  const parsed = parseQuery(query);
  const judge = judgeOf(engine, filtersOf(query), query);
  const rules = fieldRulesOf(engine, query);
  const typed = expand(engine, parsed, query, replacements);
  let last: Tried | null = null;
  for (const { words, queryAfterRemoval } of removals(typed, query.removeWordsIfNoResults)) {
    const matched = match(engine, words, parsed.without, judge);
    const found = occurrencesIn(engine, words, matched, rules);
    const docs = rules === null ? matched : matched.filter((doc) => isFound(words, found, doc));
    last = { words, docs, found, queryAfterRemoval };
    if (docs.length > 0) break;
  }
  return (
    last ?? {
      words: [],
      docs: [],
      found: occurrencesIn(engine, [], [], null),
      queryAfterRemoval: null,
    }
  );
}

/**
 * "This setting doesn't support attributes from a comma-separated list": what relies on it would find
 * something else there.
 * https://www.algolia.com/doc/api-reference/api-parameters/restrictSearchableAttributes
 */
function refuseShared({ fields }: Engine, { restrictSearchableAttributes: only }: Query): void {
  for (const field of fields) {
    if (!only.includes(field.path)) continue;
    if (!fields.some((other) => other !== field && other.rank === field.rank)) continue;
    throw new ApiError(400, `"${field.path}" shares its line of searchableAttributes`);
  }
}

/**
 * The best attribute counts only where the criterion stands before proximity, else that of the best
 * proximity.
 * https://www.algolia.com/doc/api-reference/api-parameters/attributeCriteriaComputedBy
 */
function attributeCriterionOf(query: Query): AttributeCriterion {
  const { ranking, attributeCriteriaComputedBy: by } = query;
  const said = by ?? (query.attributeCriteriaComputedByMinProximity ? 'minProximity' : 'best');
  const isAfter = ranking.indexOf('attribute') > ranking.indexOf('proximity');
  return said === 'best' && isAfter && ranking.includes('proximity') ? 'minProximity' : said;
}

/** Where some attributes were left out, whether the words stand in the others too. */
function isFound(words: readonly QueryWord[], found: Occurrences, doc: number): boolean {
  const slot = found.slotOf(doc);
  const has = (index: number) => found.words[index]?.typos[slot] !== ABSENT;
  if (words.length > 0 && words.every(({ isOptional }) => isOptional)) {
    return words.some((_, index) => has(index));
  }
  return words.every(({ isOptional }, index) => isOptional || has(index));
}

/** For a single word `exactOnSingleWordQuery` says when it counts as exact. */
function mayBeExact(
  engine: Engine,
  query: Query,
  words: readonly QueryWord[],
  doc: number,
): boolean {
  const [word] = words;
  if (words.length !== 1 || word?.count !== 1) return true;
  if (query.exactOnSingleWordQuery === 'word') return true;
  if (query.exactOnSingleWordQuery === 'none') return false;
  const record = engine.recordAt(doc);
  return engine.fields.some(({ path }) =>
    valuesAt(record, path).some((value) => isWhole(String(value), word.text)),
  );
}

/** Whether an attribute consists of one word alone. */
const isWhole = (value: string, word: string): boolean =>
  value.length < word.length + 4 && fold(value).trim() === word;

/** With `min` only the least misspelt are found, with `strict` those of the two least numbers. */
function leastTypos(
  docs: readonly number[],
  query: Query,
  typosOf: (doc: number) => number,
): readonly number[] {
  if (query.typoTolerance !== 'min' && query.typoTolerance !== 'strict') return docs;
  const typos = docs.map(typosOf);
  const numbers = [...new Set(typos)].sort((a, b) => a - b);
  const most = numbers[query.typoTolerance === 'min' ? 0 : Math.min(1, numbers.length - 1)] ?? 0;
  return docs.filter((_, index) => (typos[index] ?? 0) <= most);
}
