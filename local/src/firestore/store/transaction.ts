import { FirestoreError } from '../../values/errors.ts';
import { LIMITS } from '../../values/limits.ts';
import type { Micros } from '../../values/micros.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { Database } from './database.ts';
import type { DocumentView, StoredDocument } from './document.ts';
import { LockOwner } from './locks.ts';
import { pastView } from './past-view.ts';

/** A server transaction: what it has read, so that its commit can prove nothing changed meanwhile. */
export class Transaction {
  readonly id: string;
  readonly database: Database;
  /** Null for a read-write transaction: it reads the present, under locks. */
  readonly readTime: Micros | null;
  readonly owner = new LockOwner();
  lastUsed = Date.now();
  readonly #begunAt = Date.now();
  readonly #documents = new Map<string, Micros | null>();
  readonly #queries: { readonly query: Query; readonly found: readonly StoredDocument[] }[] = [];

  constructor(id: string, database: Database, readTime: Micros | null) {
    this.id = id;
    this.database = database;
    this.readTime = readTime;
  }

  /** Whether it has lain idle, or run, for longer than production lets it. */
  isExpired(now = Date.now()): boolean {
    return (
      now - this.lastUsed > LIMITS.transactionIdleSeconds * 1000 ||
      now - this.#begunAt > LIMITS.transactionSeconds * 1000
    );
  }

  /** What this transaction sees. */
  view(): DocumentView {
    if (this.readTime === null) return this.database;
    const view = pastView(this.database, this.readTime);
    if (!view) throw new FirestoreError('FAILED_PRECONDITION', 'The read time is too old.');
    return view;
  }

  recordDocument(path: string, document: StoredDocument | null): void {
    if (this.readTime === null) this.#documents.set(path, document?.updateTime ?? null);
  }

  recordQuery(query: Query, found: readonly StoredDocument[]): void {
    if (this.readTime === null) this.#queries.push({ query, found });
  }

  /** Whether everything read is still as it was: no document changed, no query finds other ones. */
  isStillValid(): boolean {
    const { database } = this;
    for (const [path, updateTime] of this.#documents) {
      if ((database.get(path)?.updateTime ?? null) !== updateTime) return false;
    }
    return this.#queries.every(({ query, found }) => {
      const { documents } = runQuery(database, query, database.root);
      return documents.length === found.length && documents.every((doc, i) => doc === found[i]);
    });
  }
}
