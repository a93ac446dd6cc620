import { createHash } from 'node:crypto';
import { THROTTLES } from '@quire/model/collections';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../database/ports.ts';
import { readRecord } from '../database/read-record.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refused } from '../errors/refused.ts';
import { BUDGETS, type BudgetKeyOf, type BudgetName, type Limit } from './budgets.ts';
import { foldMailbox } from './fold-mailbox.ts';

const WINDOW_MS = { hour: 3_600_000, day: 86_400_000 };
/** `throttles/{budget~by~per~hash}`: how often within the hour or day that began with the first use. */
const ThrottleSchema = z.object({ count: z.number(), expiresAt: z.iso.datetime() });
type Throttle = z.infer<typeof ThrottleSchema>;

type ThrottlePorts = Pick<Ports, 'db' | 'now'>;
/** Whose use it is. Only the limits whose key is given are counted. */
export type Whose<Name extends BudgetName> = Readonly<
  Partial<Record<BudgetKeyOf<Name>, string>>
> & {
  /** Uses of different topics are counted apart. */
  readonly topic?: string;
};

/** The limit that was reached, and until when. */
interface Exceeded {
  readonly limit: Limit;
  readonly until: string;
}

/** Neither addresses of people nor of networks are kept as they are. */
const hashOf = (whose: string): string =>
  createHash('sha256').update(whose).digest('hex').slice(0, 40);

type Keys = Readonly<Partial<Record<Limit['by'] | 'topic', string>>>;

/** The limits that count a use, each with the document that counts it. */
function limitsOf(name: BudgetName, whose: Keys): { readonly limit: Limit; readonly id: string }[] {
  const limits: readonly Limit[] = BUDGETS[name].limits;
  return limits.flatMap((limit) => {
    const key = whose[limit.by];
    if (key === undefined) return [];
    const hash = hashOf(limit.by === 'mailbox' ? foldMailbox(key) : key);
    const counted = [limit.pool ?? name, whose.topic]
      .filter(Boolean)
      .join('.')
      .replaceAll('/', '.');
    return [{ limit, id: `${counted}~${limit.by}~${limit.per}~${hash}` }];
  });
}

/** How long to wait, for the message. */
function waitUntil(until: string, now: Date): { readonly unit: string; readonly wait: string } {
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
  return minutes < 100
    ? { unit: 'minutes', wait: String(minutes) }
    : { unit: 'hours', wait: String(Math.ceil(minutes / 60)) };
}

/** Who is counted and for how long, as the message chooses its words: `hour`, `networkDay`. */
const kindOf = ({ by, per }: Limit): string =>
  by === 'account' ? per : `${by}${per === 'hour' ? 'Hour' : 'Day'}`;

/** Uses that were counted within a transaction, and are kept by `write`. */
export interface Spending {
  /** Which of the uses are allowed, in their order. */
  readonly allowed: readonly boolean[];
  /** Throws `Refused` `account/throttled`, which says the limit and how long to wait, where one is not. */
  requireAll(): void;
  /** Keeps the counts. After the last read of the transaction. */
  write(): void;
}

/**
 * Counts uses one after the other, `amount` each: in all their limits, or in none where one of them does not
 * allow it. Reads a document for each limit within a transaction: what is done there and its use are kept
 * together or not at all, however often the transaction is tried. `loosely`: the documents are read beside the
 * transaction and added to, so that nobody waits for another's count; who comes at the same moment may pass.
 */
export async function openBudget<Name extends BudgetName>(
  { db, now }: ThrottlePorts,
  tx: Transaction,
  name: Name,
  uses: readonly Whose<Name>[],
  { amount = 1, loosely = false }: { amount?: number; loosely?: boolean } = {},
): Promise<Spending> {
  const throttles = db.collection(THROTTLES);
  const at = now();
  const counted = uses.map((whose) => limitsOf(name, whose));
  const ids = [...new Set(counted.flatMap((limits) => limits.map(({ id }) => id)))];
  const reader = loosely ? db : tx;
  const found = ids.length > 0 ? await reader.getAll(...ids.map((id) => throttles.doc(id))) : [];
  const counts = new Map<string, Throttle>();
  for (const snapshot of found) {
    const known = readRecord(snapshot, ThrottleSchema);
    if (known && known.expiresAt > at.toISOString()) counts.set(snapshot.id, known);
  }
  const running = new Set(counts.keys());
  const changed = new Map<string, number>();
  const exceeded = counted.map((limits): Exceeded | null => {
    for (const { limit, id } of limits) {
      const known = counts.get(id);
      if ((known?.count ?? 0) + amount > limit.most) {
        return { limit, until: known?.expiresAt ?? at.toISOString() };
      }
    }
    for (const { limit, id } of limits) {
      const end = new Date(at.getTime() + WINDOW_MS[limit.per]).toISOString();
      const { count, expiresAt } = counts.get(id) ?? { count: 0, expiresAt: end };
      counts.set(id, { count: count + amount, expiresAt });
      changed.set(id, (changed.get(id) ?? 0) + amount);
    }
    return null;
  });
  return {
    allowed: exceeded.map((over) => over === null),
    requireAll() {
      const over = exceeded.find((each) => each !== null);
      if (!over) return;
      const { limit, until } = over;
      throw new Refused('account/throttled', {
        values: { kind: kindOf(limit), most: String(limit.most), ...waitUntil(until, at) },
      });
    },
    write() {
      for (const [id, added] of changed) {
        const ref = throttles.doc(id);
        if (loosely && running.has(id)) tx.update(ref, { count: FieldValue.increment(added) });
        else tx.set(ref, counts.get(id) ?? { count: added, expiresAt: at.toISOString() });
      }
    },
  };
}

/** The same in a separate transaction. */
function spend<Name extends BudgetName>(
  ports: ThrottlePorts,
  name: Name,
  uses: readonly Whose<Name>[],
  amount = 1,
): Promise<Spending> {
  return inTransaction(ports.db, async (tx) => {
    const spending = await openBudget(ports, tx, name, uses, { amount });
    spending.write();
    return spending;
  });
}

/**
 * Whether a budget allows one more use (or `amount`); if so, it is counted. For callers who must not
 * learn the limit.
 */
export async function isWithinBudget<Name extends BudgetName>(
  ports: ThrottlePorts,
  name: Name,
  whose: Whose<Name>,
  amount = 1,
): Promise<boolean> {
  return (await spend(ports, name, [whose], amount)).allowed.every(Boolean);
}

/** As `isWithinBudget`, but throws `Refused` `account/throttled`, which says the limit and how long to wait. */
export async function requireBudget<Name extends BudgetName>(
  ports: ThrottlePorts,
  name: Name,
  whose: Whose<Name>,
  amount = 1,
): Promise<void> {
  (await spend(ports, name, [whose], amount)).requireAll();
}
