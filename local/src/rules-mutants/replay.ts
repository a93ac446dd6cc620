import type {
  FirestoreRecord,
  RecordedRequest,
  StorageRecord,
} from '../recorded-requests/recorded-request.ts';
import { evaluate } from '../rules/evaluate.ts';
import { limitLookups } from '../rules/limit-lookups.ts';
import { proveList } from '../rules/prove-list.ts';
import { type DocumentLookup, LookupFailed } from '../rules/request.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { verify } from '../storage-rules/verify.ts';
import type { Fields } from '../values/value.ts';

/** Whether these rules allow what was asked then: all of a batch, or a query, or one object. */
export function replay(ruleset: Ruleset, recorded: RecordedRequest): boolean {
  return recorded.kind === 'storage'
    ? replayStorage(ruleset, recorded)
    : replayFirestore(ruleset, recorded);
}

function replayFirestore(ruleset: Ruleset, recorded: FirestoreRecord): boolean {
  const { auth, time, query, documents, after } = recorded;
  const find: DocumentLookup = ([, database, , ...segments], isAfter) => {
    if (database !== '(default)')
      throw new LookupFailed('RULES_LOOKUP', `${database} is not the database asked`);
    const path = segments.join('/');
    const changed = isAfter ? after.get(path) : undefined;
    return changed === undefined ? (documents.get(path) ?? null) : changed;
  };
  const lookup = limitLookups(find);
  return recorded.steps.every((step) => {
    const request = { ...step, auth, time, service: 'cloud.firestore', lookup } as const;
    const verdict = query ? proveList(ruleset, request, query) : evaluate(ruleset, request);
    return verdict.allowed;
  });
}

function replayStorage(ruleset: Ruleset, { asked, documents }: StorageRecord): boolean {
  const fetched = new Map<string, Fields | null>();
  for (;;) {
    const judged = verify(ruleset, asked, fetched);
    if (judged.kind === 'verdict') return judged.verdict.allowed;
    const [, , , ...segments] = judged.path;
    fetched.set(judged.path.join('/'), documents.get(segments.join('/')) ?? null);
  }
}
