import type { Fields } from '../firestore/value.ts';
import type { DocumentLookup } from './request.ts';
import { LIMITS } from './run/limits.ts';

/** Thrown inside an evaluation whose batch has used up its look-ups; the evaluator makes it an error. */
export class LookupsUsedUp extends Error {
  constructor(most: number) {
    super(`more than ${most} document look-ups for one request`);
  }
}

/**
 * A look-up to share among all evaluations of one batch, transaction or multi-document read: beyond
 * the published 20 different documents each further one is an error to the rules that ask for it.
 */
export function limitLookups(
  lookup: DocumentLookup,
  most: number = LIMITS.lookupsInBatch,
): DocumentLookup {
  const answers = new Map<string, Fields | null>();
  return (path, after) => {
    const key = `${after ? 'after' : 'now'} ${path.join('/')}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= most) throw new LookupsUsedUp(most);
    const fields = lookup(path, after);
    answers.set(key, fields);
    return fields;
  };
}
