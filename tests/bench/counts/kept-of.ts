import type { CountedPart, TextComparison } from '@quire/model/entities/text-counts';

/** The share of a part that was kept over all papers, as “99.89 %”; a dash where the sources have none. */
export function keptOf(all: readonly TextComparison[], part: CountedPart): string {
  const most = all.reduce((total, { source }) => total + source[part], 0);
  const kept = all.reduce(
    (total, { source, result }) => total + Math.min(source[part], result[part]),
    0,
  );
  return most === 0 ? '–' : `${((100 * kept) / most).toFixed(2)} %`;
}
