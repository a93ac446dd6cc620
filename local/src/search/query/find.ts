import { valuesAt } from '../engine/attribute-values.ts';
import type { Engine } from '../engine/engine.ts';
import { fieldOf, positionOf } from '../engine/places.ts';
import { facetFiltersOf } from '../filters/filter-lists.ts';
import { filtersOf, judgeOf } from '../filters/judge.ts';
import type { Query } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { criteriaOf } from './criteria.ts';
import { expand } from './expand.ts';
import { match } from './match.ts';
import { fieldRulesOf, type Occurrence, occurrencesIn } from './occurrences.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryWord } from './query-word.ts';
import { ranked } from './rank.ts';
import { type Relevance, relevanceOf, typosIn } from './relevance.ts';
import { removals } from './removals.ts';
import type { Replacement } from './synonyms.ts';

/** What a query finds: all documents, and those of any ranks. */
export interface Finding {
  readonly words: readonly QueryWord[];
  readonly docs: readonly number[];
  readonly relevanceOf: (doc: number) => Relevance;
  readonly filtersOf: (doc: number) => number;
  /** The documents of some ranks, best first. */
  readonly ranks: (from: number, to: number) => number[];
  /** The query with what was given up in marks; null where nothing was. */
  readonly queryAfterRemoval: string | null;
}

/** Finds and ranks. Throws a 400 where a filter cannot be read. */
export function find(
  engine: Engine,
  query: Query,
  replacements: readonly Replacement[],
  sortsFirst: boolean,
): Finding {
  const parsed = parseQuery(query);
  const judge = judgeOf(engine, filtersOf(query), query);
  const rules = fieldRulesOf(engine, query);
  const typed = expand(engine, parsed, query, replacements);
  let finding: { docs: number[]; occurrences: Map<number, Occurrence[][]> } | null = null;
  let [words, queryAfterRemoval]: [readonly QueryWord[], string | null] = [typed, null];
  for (const tried of removals(typed, query.removeWordsIfNoResults)) {
    const docs = match(engine, tried.words, parsed.without, judge);
    const occurrences = occurrencesIn(tried.words, docs, rules);
    const kept =
      rules === null ? docs : docs.filter((doc) => isFound(tried.words, occurrences, doc));
    finding = { docs: kept, occurrences };
    [words, queryAfterRemoval] = [tried.words, tried.queryAfterRemoval];
    if (kept.length > 0) break;
  }
  const { docs = [], occurrences = new Map<number, Occurrence[][]>() } = finding ?? {};
  const relevance = relevances(engine, query, words, occurrences);
  const typosOf = (doc: number) => typosIn(occurrences.get(doc) ?? []);
  const scores = scoresOf(engine, query);
  const criteria = criteriaOf(engine, query, {
    typosOf,
    relevanceOf: relevance,
    filtersOf: scores,
    sortsFirst,
  });
  const best = leastTypos(docs, query, typosOf);
  return {
    words,
    docs: best,
    relevanceOf: relevance,
    filtersOf: scores,
    ranks: (from, to) => ranked(best, criteria, from, to),
    queryAfterRemoval,
  };
}

function isFound(
  words: readonly QueryWord[],
  occurrences: ReadonlyMap<number, Occurrence[][]>,
  doc: number,
): boolean {
  const found = occurrences.get(doc) ?? [];
  const has = (index: number) => (found[index]?.length ?? 0) > 0;
  if (words.length > 0 && words.every(({ isOptional }) => isOptional))
    return found.some((_, i) => has(i));
  return words.every(({ isOptional }, index) => isOptional || has(index));
}

function relevances(
  engine: Engine,
  query: Query,
  words: readonly QueryWord[],
  occurrences: ReadonlyMap<number, Occurrence[][]>,
): (doc: number) => Relevance {
  const known = new Map<number, Relevance>();
  const [only] = words;
  const rule =
    words.length === 1 && !only?.text.includes(' ') ? query.exactOnSingleWordQuery : 'word';
  const notExact = new Set(query.disableExactOnAttributes);
  return (doc) => {
    const made = known.get(doc);
    if (made) return made;
    const isExactWhole = ({ place }: Occurrence) => {
      const path = engine.fields[fieldOf(place)]?.path ?? '';
      if (notExact.has(path) || rule === 'none') return false;
      return rule === 'word' || isWhole(engine, doc, path, place, only?.text ?? '');
    };
    const found = occurrences.get(doc) ?? [];
    const relevance = relevanceOf(words, found, engine.fields, query.minProximity, isExactWhole);
    known.set(doc, relevance);
    return relevance;
  };
}

/** Whether an attribute consists of one word alone: `exactOnSingleWordQuery: attribute`. */
function isWhole(engine: Engine, doc: number, path: string, place: number, word: string): boolean {
  if (positionOf(place) > 0 && engine.fields[fieldOf(place)]?.isOrdered === undefined) return false;
  return valuesAt(engine.recordAt(doc), path).some((value) => fold(String(value)).trim() === word);
}

/** How many points the optional filters give a document. */
function scoresOf(engine: Engine, query: Query): (doc: number) => number {
  const groups = facetFiltersOf(query.optionalFilters).map((group) =>
    group.map((filter) => ({
      score: filter.kind === 'number' ? 1 : filter.score,
      judge: judgeOf(engine, [[filter]], query) ?? (() => true),
    })),
  );
  if (groups.length === 0) return () => 0;
  return (doc) => {
    const points = groups.map((group) => {
      const passed = group.filter(({ judge }) => judge(doc)).map(({ score }) => score);
      if (query.sumOrFiltersScores) return passed.reduce((sum, score) => sum + score, 0);
      return Math.max(0, ...passed);
    });
    return points.reduce((sum, score) => sum + score, 0);
  };
}

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
