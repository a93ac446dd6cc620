import type { SearchQuery } from '@quire/model/search/search-query';
import { useEffect, useState } from 'react';
import type { SearchFindings } from '../../data/public/search.ts';
import { restedFor } from './form/typed-address.ts';
import { noteCounts } from './known-counts.ts';
import { wholeFindings } from './search-page-data.ts';

/** Typing has come to its end, as far as one can tell: now the other tabs are worth their queries. */
const SETTLED_MS = 1_000;

/** What was found, with what was left out while somebody typed as soon as typing rests for a while. */
export function useWholeFindings(
  query: SearchQuery,
  found: SearchFindings | null,
): SearchFindings | null {
  const [made, make] = useState<{ of: SearchFindings; whole: SearchFindings } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: findings are those of their query
  useEffect(() => {
    if (found?.isWhole) noteCounts(query, found);
    if (!found || found.isWhole) return;
    const stop = new AbortController();
    const complete = async () => {
      const left = SETTLED_MS - restedFor();
      if (left > 0) {
        timer = setTimeout(complete, left);
        return;
      }
      const whole = await wholeFindings(query, stop.signal);
      if (!whole || stop.signal.aborted) return;
      noteCounts(query, whole);
      make({ of: found, whole });
    };
    let timer = setTimeout(complete, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [found]);
  return found && made?.of === found ? made.whole : found;
}
