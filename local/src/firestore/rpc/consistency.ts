import { z } from 'zod';
import { FirestoreError, invalid } from '../../values/errors.ts';
import { type Micros, readTimestamp, toMicros } from '../../values/micros.ts';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../store/database.ts';
import type { DocumentView } from '../store/document.ts';
import { pastView } from '../store/past-view.ts';
import type { Store } from '../store/store.ts';
import type { Transaction } from '../store/transaction.ts';

const TransactionOptions = z.object({
  readOnly: z.object({ readTime: z.unknown().optional() }).optional(),
  // The transaction tried before keeps nothing here: locks are given in the order of asking.
  readWrite: z.object({ retryTransaction: z.string().optional() }).optional(),
});

/** The fields every read request has in common: at which moment, in which transaction. */
export const ConsistencySelector = {
  transaction: z.string().optional(),
  newTransaction: TransactionOptions.optional(),
  readTime: z.unknown().optional(),
};

/** Production reads no further back, but for databases with point-in-time recovery… */
const HOUR_MICROS = 3600e6;
/** …and those no further than this: what lies before is no moment to ask for. */
const WEEK_MICROS = 7 * 24 * HOUR_MICROS;

export const BeginOptions = TransactionOptions.optional();

interface Selector {
  readonly transaction?: string | undefined;
  readonly newTransaction?: z.infer<typeof TransactionOptions> | undefined;
  readonly readTime?: unknown;
}

/** Where a read looks: the transaction (and its id if it begins here), or a plain view. */
export interface Reading {
  readonly transaction: Transaction | null;
  /** Set when this request began the transaction: the client must be told its id. */
  readonly begun: string | null;
  readonly view: DocumentView;
  readonly readTime: Micros;
}

/**
 * Works out the consistency a read asks for, beginning a transaction if it says so: a read-only one
 * (published) unless the options say otherwise.
 */
export function startReading(
  store: Store,
  database: Database,
  selector: Selector,
  caller: Caller,
): Reading {
  const now = store.clock.now();
  if (selector.newTransaction) {
    const { readOnly, readWrite } = selector.newTransaction;
    const options = readWrite ? { readWrite } : { readOnly: readOnly ?? {} };
    const transaction = beginTransaction(store, database, options, caller);
    const readTime = transaction.readTime ?? now;
    return { transaction, begun: transaction.id, view: transaction.view(), readTime };
  }
  if (selector.transaction) {
    const transaction = store.transactions.get(selector.transaction, database);
    const readTime = transaction.readTime ?? now;
    return { transaction, begun: null, view: transaction.view(), readTime };
  }
  const readTime = parseTime(selector.readTime, now) ?? now;
  return { transaction: null, begun: null, view: viewAt(database, readTime), readTime };
}

/**
 * Begins the kind of transaction the options describe; read-write when they say nothing. Only an
 * admin gets one of these, as seen of production: the SDKs of users do without.
 */
export function beginTransaction(
  store: Store,
  database: Database,
  options: z.infer<typeof TransactionOptions> | undefined,
  caller: Caller,
): Transaction {
  if (!options?.readOnly) {
    if (caller.kind === 'admin') return store.transactions.begin(database, null);
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
  const now = store.clock.now();
  const readTime = parseTime(options.readOnly.readTime, now) ?? now;
  viewAt(database, readTime);
  return store.transactions.begin(database, readTime);
}

function viewAt(database: Database, time: Micros): DocumentView {
  const view = pastView(database, time);
  if (!view) throw tooOld();
  return view;
}

function tooOld(): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', 'The read time is too old.');
}

function parseTime(wire: unknown, now: Micros): Micros | null {
  if (wire === undefined || wire === null) return null;
  const time = readTimestamp(wire);
  if (!time || time.nanos % 1000 !== 0) {
    throw invalid('read_time is no timestamp of whole microseconds.');
  }
  const micros = toMicros(time);
  if (micros > now) throw invalid('read_time lies in the future.');
  if (micros < now - WEEK_MICROS) throw invalid('read_time lies too far in the past.');
  if (micros < now - HOUR_MICROS) throw tooOld();
  return micros;
}
