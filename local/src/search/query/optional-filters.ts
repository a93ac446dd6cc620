import type { Engine } from '../engine/engine.ts';
import { facetFiltersOf } from '../filters/filter-lists.ts';
import { judgeOf } from '../filters/judge.ts';
import type { Query } from '../settings/settings.ts';

/** How many points `optionalFilters` give a document: it is found without them, but further down. */
export function scoresOf(engine: Engine, query: Query): (doc: number) => number {
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
