import { lookupKey } from '../limit-lookups.ts';
import { undecided } from '../prove/partial.ts';
import { LookupFailed } from '../request.ts';
import { type Failure, fail } from '../values/failure.ts';
import { FALSE, NULL, type RulesPath, TRUE } from '../values/rules-value.ts';
import { showPath } from '../values/show.ts';
import type { Context } from './context.ts';
import { firestoreDocument } from './document.ts';
import { isValue, type Outcome } from './outcome.ts';

/**
 * `get`, `exists`, `getAfter` and `existsAfter` of a document's path (reference: rules.firestore).
 * A document that is not there is null to `get`. May throw `DocumentNeeded`, as the look-up may.
 */
export function lookUp(name: string, args: readonly Outcome[], context: Context): Outcome {
  const path = args[0];
  if (args.length !== 1 || path === undefined)
    return fail('RULES_ARGUMENTS', `${name}() takes 1, not ${args.length} arguments`);
  if (!isValue(path)) return undecided(path);
  if (path.type !== 'path') return fail('RULES_TYPE', `${name}() takes path, not ${path.type}`);
  const segments = documentSegments(path);
  if (!Array.isArray(segments)) return segments;
  const after = name.endsWith('After');
  const document = context.remember(lookupKey(segments, after), () => {
    try {
      const fields = context.lookup(segments, after);
      return fields === null ? NULL : firestoreDocument(segments, fields);
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error;
      return fail(error.code, error.message);
    }
  });
  if (document.type === 'error' || name.startsWith('get')) return document;
  return document.type === 'null' ? FALSE : TRUE;
}

/** The segments of a document's name, or what is wrong with the path. */
function documentSegments(path: RulesPath): string[] | Failure {
  const segments: string[] = [];
  for (const { text, name } of path.segments) {
    if (text === null) return fail('RULES_PATH', `${showPath(path)}: '${name}' is not bound`);
    segments.push(text);
  }
  const isDocument =
    segments[0] === 'databases' &&
    segments[2] === 'documents' &&
    segments.length > 3 &&
    segments.length % 2 === 1 &&
    segments.slice(3).every(isId);
  return isDocument
    ? segments
    : fail('RULES_LOOKUP', `${showPath(path)} is not /databases/…/documents/… of a document`);
}

/** What no id can be is an error: "it is not there" could allow. */
const isId = (text: string): boolean =>
  text !== '.' &&
  text !== '..' &&
  (!/^__.*__$/s.test(text) || /^__id-?\d+__$/.test(text)) &&
  text.isWellFormed() &&
  Buffer.byteLength(text) <= 1500;
