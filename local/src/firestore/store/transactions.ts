import { randomBytes } from 'node:crypto';
import { FirestoreError, invalid } from '../errors.ts';
import type { Query } from '../query/query.ts';
import { type QueryResult, runQuery } from '../query/run-query.ts';
import type { Micros } from '../values/micros.ts';
import type { Database } from './database.ts';
import type { StoredDocument } from './document.ts';
import { LockTable } from './locks.ts';
import { Transaction } from './transaction.ts';

/** The open server transactions and the locks they hold. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
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
      throw invalid('The referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUsed = Date.now();
    return transaction;
  }

  /** As `get`, for its commit: from now on nobody else can read in it or commit it once more. */
  take(id: string, database: Database): Transaction {
    const transaction = this.get(id, database);
    this.#open.delete(id);
    return transaction;
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id);
    this.locksOf(transaction.database).releaseAll(transaction.owner);
  }

  locksOf(database: Database): LockTable {
    const locks = this.#locks.get(database) ?? new LockTable();
    this.#locks.set(database, locks);
    return locks;
  }

  /** Reads documents in a transaction, locking them first when it may write. */
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

  /** Runs a query in a transaction, locking what it finds; run again if that changed while waiting. */
  async query(transaction: Transaction, query: Query): Promise<QueryResult> {
    const { database } = transaction;
    for (;;) {
      const result = runQuery(transaction.view(), query, database.root);
      if (transaction.readTime !== null) return result;
      const paths = result.documents.map((document) => document.path);
      const wasFree = this.locksOf(database).isFree(transaction.owner, paths);
      await this.#lock(transaction, paths);
      if (wasFree) {
        transaction.recordQuery(query, result.documents);
        return result;
      }
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const transaction of this.#open.values()) this.end(transaction);
  }

  async #lock(transaction: Transaction, paths: readonly string[]): Promise<void> {
    try {
      await this.locksOf(transaction.database).acquireAll(transaction.owner, paths);
    } catch (error) {
      this.end(transaction);
      throw error;
    }
    if (!this.#open.has(transaction.id)) {
      this.locksOf(transaction.database).releaseAll(transaction.owner);
      throw new FirestoreError('ABORTED', 'The transaction ended while it waited for a lock.');
    }
  }

  #sweep(): void {
    for (const transaction of this.#open.values()) {
      if (transaction.isExpired()) this.end(transaction);
    }
  }
}
