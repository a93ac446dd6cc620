import type { FirestoreRecord, RecordedStep } from '../../recorded-requests/recorded-request.ts';
import type { RulesRequest } from '../../rules/request.ts';
import type { Fields } from '../../values/value.ts';
import type { Database } from '../store/database.ts';

/** What is asked at once, before it is judged. */
export interface RecordedRequest {
  readonly source: string;
  readonly project: string;
  readonly request: Pick<RulesRequest, 'auth' | 'time'>;
  readonly steps: readonly RecordedStep[];
  readonly query: FirestoreRecord['query'];
  readonly documents: ReadonlyMap<string, Fields>;
  readonly after: FirestoreRecord['after'];
}

/** Keeps what the rules were asked and what they said, to ask other rules the same. */
export class RequestRecorder {
  readonly #records: (FirestoreRecord & { allowed: boolean })[] = [];
  /** By the batch: its writes are judged one by one until one is refused. */
  readonly #batches = new WeakMap<object, { allowed: boolean }>();

  /** Takes down a verdict. `batch`: the same for all writes that are made together. */
  record(batch: object, allowed: boolean, asked: () => RecordedRequest): void {
    const known = this.#batches.get(batch);
    if (known) {
      known.allowed &&= allowed;
      return;
    }
    const { request, ...rest } = asked();
    const { auth, time } = request;
    const record = { kind: 'firestore', ...rest, auth, time, allowed } as const;
    const kept = { ...record, allowed };
    this.#batches.set(batch, kept);
    this.#records.push(kept);
  }

  get records(): readonly FirestoreRecord[] {
    return this.#records;
  }
}

type Documents = ReadonlyMap<string, Fields>;
const known = new WeakMap<Database, { readonly at: number; readonly documents: Documents }>();

/** All of them, since other rules may look up what these did not: one map for as long as nothing changes. */
export function documentsOfRequest(db: Database): Documents {
  const last = known.get(db);
  if (last?.at === db.lastCommit) return last.documents;
  const documents = new Map([...db.all()].map(({ path, fields }) => [path, fields]));
  known.set(db, { at: db.lastCommit, documents });
  return documents;
}
