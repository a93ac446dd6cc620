import { randomBytes } from 'node:crypto';
import { FirestoreError, invalid } from '../../values/errors.ts';
import type { Micros } from '../../values/micros.ts';
import type { Query } from '../query/query.ts';
import { type QueryResult, runQuery } from '../query/run-query.ts';
import type { Database } from './database.ts';
import type { StoredDocument } from './document.ts';
import { LockTable } from './locks.ts';
import { Transaction } from './transaction.ts';

/** How long a read waits for another transaction: if that commits, this one need not start again. */
const PATIENCE_MS = 1000;
const MAX_ROUNDS = 3;
/** How many finished transactions are told from those that never were. */
const REMEMBERED = 10_000;

const OVER = 'The referenced transaction has expired or is no longer valid.';

/** The open server transactions and the locks they hold. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  /** Read-write ones committed or rolled back, the oldest first. */
  readonly #finished = new Set<string>();
  readonly #locks = new Map<Database, LockTable>();
  readonly #sweeper = setInterval(() => this.#sweep(), 5_000).unref();

  begin(database: Database, readTime: Micros | null): Transaction {
    const transaction = new Transaction(randomBytes(12).toString('base64'), database, readTime);
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  /** The open transaction with this id; INVALID_ARGUMENT when it is over or unknown. */
  get(id: string, database: Database): Transaction {
    const transaction = this.#open.get(id);
    if (transaction?.isExpired()) this.end(transaction);
    if (!transaction || transaction.database !== database || transaction.isExpired()) {
      throw invalid(OVER);
    }
    transaction.lastUsed = Date.now();
    return transaction;
  }

  /**
   * As `get`, for its commit: from now on nobody else can read in it. A commit once more, or after a
   * rollback, is ABORTED, as seen of production.
   */
  take(id: string, database: Database): Transaction {
    if (this.#finished.has(id)) throw new FirestoreError('ABORTED', OVER);
    const transaction = this.get(id, database);
    this.#finish(transaction);
    return transaction;
  }

  end(transaction: Transaction): void {
    if (!transaction.isExpired()) this.#finish(transaction);
    this.#open.delete(transaction.id);
    this.locksOf(transaction.database).releaseAll(transaction.owner);
  }

  #finish({ id, readTime }: Transaction): void {
    this.#open.delete(id);
    if (readTime !== null) return;
    this.#finished.add(id);
    const [oldest] = this.#finished;
    if (oldest !== undefined && this.#finished.size > REMEMBERED) this.#finished.delete(oldest);
  }

  locksOf(database: Database): LockTable {
    const locks = this.#locks.get(database) ?? new LockTable();
    this.#locks.set(database, locks);
    return locks;
  }

  /** Reads documents in a transaction, with locks on what it may write if they can be had. */
  async read(
    transaction: Transaction,
    paths: readonly string[],
  ): Promise<(StoredDocument | null)[]> {
    if (transaction.readTime === null) await this.#lock(transaction, paths);
    const view = transaction.view();
    return paths.map((path) => {
      const document = view.get(path);
      transaction.recordDocument(path, document);
      return document;
    });
  }

  /** Runs a query in a transaction with locks on what it finds; run again if it waited for those. */
  async query(transaction: Transaction, query: Query): Promise<QueryResult> {
    const { database } = transaction;
    for (let round = 1; ; round++) {
      const result = runQuery(transaction.view(), query, database.root);
      if (transaction.readTime !== null) return result;
      const paths = result.documents.map((document) => document.path);
      const isOld = round <= MAX_ROUNDS && (await this.#lock(transaction, paths));
      if (isOld) continue;
      transaction.recordQuery(query, result.documents);
      return result;
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const transaction of this.#open.values()) this.end(transaction);
  }

  /**
   * A read without its lock is still checked by the commit, so that it is better to go on than to
   * fail: clients start again much sooner after a refused commit than after a refused read.
   */
  async #lock(transaction: Transaction, paths: readonly string[]): Promise<boolean> {
    const locks = this.locksOf(transaction.database);
    const hasWaited = await locks.acquireSome(transaction.owner, paths, PATIENCE_MS);
    if (!this.#open.has(transaction.id)) {
      locks.releaseAll(transaction.owner);
      throw new FirestoreError('ABORTED', 'The transaction ended while it waited for a lock.');
    }
    return hasWaited;
  }

  #sweep(): void {
    for (const transaction of this.#open.values()) {
      if (transaction.isExpired()) this.end(transaction);
    }
  }
}
