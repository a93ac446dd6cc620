import { FirestoreError, toFirestoreError } from '../../values/errors.ts';
import type { Micros } from '../../values/micros.ts';
import { type Author, UNKNOWN_AUTHOR } from './author.ts';
import { Clock } from './clock.ts';
import { Database } from './database.ts';
import type { Change } from './document.ts';
import { LockOwner } from './locks.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { Transaction } from './transaction.ts';
import { Transactions } from './transactions.ts';
import type { Write } from './write.ts';

/** What a commit did, told to the journal, the listeners and the triggers. */
export interface Commit {
  readonly database: Database;
  readonly time: Micros;
  readonly changes: readonly Change[];
  /** Null when the database is cleared or loaded, not worked with: no trigger fires. */
  readonly author: Author | null;
}

/** Called with each commit in order, before it is acknowledged; may return what has to be waited for. */
export type CommitObserver = (commit: Commit) => Promise<void> | undefined;

export interface CommitResult extends Prepared {
  readonly commitTime: Micros;
}

/** All databases of all projects, and the only place where they change. */
export class Store {
  readonly clock = new Clock();
  readonly transactions = new Transactions();
  readonly #databases = new Map<string, Database>();
  readonly #observers: CommitObserver[] = [];
  readonly #failed = Promise.withResolvers<FirestoreError>();
  #failure: FirestoreError | null = null;
  #unsettled: Promise<void> | null = null;

  /** The database of a project, made on first use as the emulator does. */
  database(project: string, id: string): Database {
    const key = `${project}/${id}`;
    const known = this.#databases.get(key);
    if (known) return known;
    const database = new Database(project, id);
    this.#databases.set(key, database);
    return database;
  }

  databases(): Iterable<Database> {
    return this.#databases.values();
  }

  observe(observer: CommitObserver): void {
    this.#observers.push(observer);
  }

  /** Resolves, with the reason, when the store can no longer keep what it is told. */
  get failed(): Promise<FirestoreError> {
    return this.#failed.promise;
  }

  /** From now on nothing is committed and nothing read: a commit that was applied may be lost. */
  fail(reason: unknown): void {
    this.#failure ??= toFirestoreError(reason);
    this.#failed.resolve(this.#failure);
  }

  /** Null, or a promise that resolves once every commit so far would survive, and never if not. */
  get unsettled(): Promise<void> | null {
    return this.#unsettled;
  }

  /** Resolves once every commit so far would survive; fails as the store has. */
  async settled(): Promise<void> {
    if (this.#unsettled) await Promise.race([this.#unsettled, this.#failed.promise]);
    if (this.#failure) throw this.#failure;
  }

  /**
   * Commits a batch atomically. `judge` is asked, before anything happens, whether the caller may
   * do it, and throws if not. ABORTED when the transaction's reads no longer hold.
   */
  async commit(
    database: Database,
    writes: readonly Write[],
    judge: (prepared: Prepared) => void,
    transaction?: Transaction,
    author: Author = UNKNOWN_AUTHOR,
  ): Promise<CommitResult> {
    const owner = transaction?.owner ?? new LockOwner();
    const locks = this.transactions.locksOf(database);
    try {
      const paths = writes.map((write) => write.path);
      if (transaction || !locks.isFree(owner, paths)) await locks.acquireAll(owner, paths);
      if (transaction && !transaction.isStillValid()) {
        throw new FirestoreError(
          'ABORTED',
          'Too much contention on these documents. Please try again.',
        );
      }
      const prepared = prepare(database, writes, this.clock.next());
      judge(prepared);
      if (prepared.failure) throw prepared.failure;
      const durable = this.#apply(database, prepared.changes, prepared.time, author);
      locks.releaseAll(owner);
      await durable;
      return { ...prepared, commitTime: prepared.time };
    } finally {
      locks.releaseAll(owner);
      if (transaction) this.transactions.end(transaction);
    }
  }

  /** Removes every document of a database, as the control endpoint asks. */
  async clear(database: Database): Promise<void> {
    const changes = [...database.all()].map((before) => ({
      path: before.path,
      before,
      after: null,
    }));
    await this.#apply(database, changes, this.clock.next(), null);
  }

  /** Puts documents in place as they are, times included, without triggers: for an import. */
  async replace(database: Database, changes: readonly Change[]): Promise<void> {
    await this.#apply(database, changes, this.clock.next(), null);
  }

  async #apply(
    database: Database,
    changes: readonly Change[],
    time: Micros,
    author: Author | null,
  ): Promise<void> {
    if (this.#failure) throw this.#failure;
    database.apply(changes, time);
    if (changes.length === 0) {
      // What makes this commit idle may itself not be on disk yet.
      await this.settled();
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#unsettled = promise;
    const commit = { database, time, changes, author };
    try {
      await Promise.all(this.#observers.map((observer) => observer(commit)));
    } catch (error) {
      this.fail(error);
      throw error;
    }
    resolve();
    if (this.#unsettled === promise) this.#unsettled = null;
  }

  close(): void {
    this.transactions.close();
  }
}
