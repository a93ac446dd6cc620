import type { SearchQuery } from '@quire/model/search/search-query';
import { useEffect, useState } from 'react';
import type { SearchFindings } from '../../data/public/search.ts';
import { restedFor } from './form/typed-address.ts';
import { noteCounts } from './known-counts.ts';
import { wholeFindings } from './search-page-data.ts';

/** Typing has come to its end, as far as one can tell: now the other tabs are worth their queries. */
const SETTLED_MS = 1_000;

/**
 * What was found, with what the server left out, or what was left out while somebody typed, as soon as typing rests for
 * a while; also where the server got no answer (`isMissing`), as the browser may.
 */
export function useWholeFindings(
  query: SearchQuery,
  found: SearchFindings | null,
  isMissing: boolean,
): SearchFindings | null {
  const [made, make] = useState<{ of: object; whole: SearchFindings } | null>(null);
  const subject = found ?? query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: findings are those of their query
  useEffect(() => {
    if (found?.isWhole) noteCounts(query, found);
    if (found ? found.isWhole : !isMissing) return;
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
      make({ of: subject, whole });
    };
    let timer = setTimeout(complete, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [subject]);
  return made?.of === subject ? made.whole : found;
}
