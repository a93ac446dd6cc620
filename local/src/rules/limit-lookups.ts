import type { Fields } from '../values/value.ts';
import { type DocumentLookup, LookupFailed } from './request.ts';
import { LIMITS } from './run/limits.ts';

/**
 * A look-up to share among all evaluations of one batch, transaction or multi-document read: beyond
 * the published 20 different documents each further one is the error that denies the request. `spent`
 * holds what was looked up, for requests that share the limit but not the answers.
 */
export function limitLookups(
  lookup: DocumentLookup,
  most: number = LIMITS.lookupsInBatch,
  spent: Set<string> = new Set(),
): DocumentLookup {
  const answers = new Map<string, Fields | null>();
  return (path, after) => {
    const key = lookupKey(path, after);
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (!spent.has(key) && spent.size >= most)
      throw new LookupFailed('RULES_LIMIT', `more than ${most} document look-ups for one request`);
    const fields = lookup(path, after);
    spent.add(key);
    answers.set(key, fields);
    return fields;
  };
}

/** What makes two look-ups the same one. */
export const lookupKey = (path: readonly string[], after: boolean): string =>
  `${after ? 'after' : 'now'} ${path.join('/')}`;
