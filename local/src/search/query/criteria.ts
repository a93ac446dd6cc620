import type { Engine } from '../engine/engine.ts';
import type { Query } from '../settings/settings.ts';
import type { Criterion } from './rank.ts';
import type { Measure } from './relevance.ts';

export interface Ranking {
  readonly measure: Measure;
  /** The sum of the scores of the optional filters that a document passes. */
  readonly filtersOf: (doc: number) => number;
  /** What virtual replicas sort by before anything else. */
  readonly sortsFirst: boolean;
}

/** The settings `ranking` and `customRanking` as criteria, in their order. */
export function criteriaOf(engine: Engine, query: Query, ranking: Ranking): Criterion[] {
  const custom = (query.customRanking ?? []).flatMap((rule) => byAttribute(engine, rule));
  const { measure } = ranking;
  const relevance = query.ranking.flatMap((rule): Criterion[] => {
    switch (rule) {
      case 'typo':
        return [(doc) => measure.typos(doc)];
      case 'words':
        return [(doc) => -measure.words(doc)];
      case 'filters':
        return [(doc) => -ranking.filtersOf(doc)];
      case 'proximity':
        return [(doc) => measure.proximity(doc)];
      case 'attribute':
        return [(doc) => measure.attribute(doc)];
      case 'exact':
        return [(doc) => -measure.exact(doc)];
      case 'custom':
        return custom;
      default:
        return byAttribute(engine, rule);
    }
  });
  return ranking.sortsFirst ? [...custom, ...relevance] : relevance;
}

/** `asc(date)`, `desc(date)`: what has no such value comes last. */
function byAttribute(engine: Engine, rule: string): Criterion[] {
  const [, direction, path] = /^(asc|desc)\((.+)\)$/.exec(rule) ?? [];
  if (path === undefined) return [];
  const { cells } = engine.orderColumn(path);
  const sign = direction === 'asc' ? 1 : -1;
  return [
    (doc) => {
      const value = cells[doc];
      return value === null || value === undefined ? Infinity : sign * value;
    },
  ];
}
