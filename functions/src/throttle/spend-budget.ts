import { createHash } from 'node:crypto';
import { THROTTLES } from '@quire/model/collections';
import { z } from 'zod';
import { Refused } from '../calls/refused.ts';
import type { Ports } from '../publish/ports.ts';
import { readRecord } from '../publish/read-record.ts';
import { inTransaction } from '../publish/transaction.ts';
import { BUDGETS, type BudgetKeyOf, type BudgetName, type Limit } from './budgets.ts';
import { foldMailbox } from './fold-mailbox.ts';

const WINDOW_MS = { hour: 3_600_000, day: 86_400_000 };
/** `throttles/{budget~by~per~hash}`: how often within the hour or day that began with the first use. */
const ThrottleSchema = z.object({ count: z.number(), expiresAt: z.iso.datetime() });

type ThrottlePorts = Pick<Ports, 'db' | 'now'>;
/** Whose use it is. Only the limits whose key is given are counted. */
export type Whose<Name extends BudgetName> = Readonly<Partial<Record<BudgetKeyOf<Name>, string>>>;

/** The limit that was reached, and until when. */
interface Exceeded {
  readonly limit: Limit;
  readonly until: string;
}

/** Neither addresses of people nor of networks are kept as they are. */
const hashOf = (whose: string): string =>
  createHash('sha256').update(whose).digest('hex').slice(0, 40);

/** Counts `amount` more uses in all limits, or in none where one of them does not allow it. */
function spend(
  { db, now }: ThrottlePorts,
  name: BudgetName,
  whose: Readonly<Record<string, string | undefined>>,
  amount: number,
): Promise<Exceeded | null> {
  const all: readonly Limit[] = BUDGETS[name].limits;
  const counted = all.flatMap((limit) => {
    const key = whose[limit.by];
    if (key === undefined) return [];
    const hash = hashOf(limit.by === 'mailbox' ? foldMailbox(key) : key);
    const id = `${limit.pool ?? name}~${limit.by}~${limit.per}~${hash}`;
    return [{ limit, ref: db.collection(THROTTLES).doc(id) }];
  });
  if (counted.length === 0) return Promise.resolve(null);
  return inTransaction(db, async (tx) => {
    const found = await tx.getAll(...counted.map(({ ref }) => ref));
    const at = now();
    const next = counted.map(({ limit, ref }, place) => {
      const snapshot = found[place];
      const known = snapshot ? readRecord(snapshot, ThrottleSchema) : null;
      const current = known && known.expiresAt > at.toISOString() ? known : null;
      const end = new Date(at.getTime() + WINDOW_MS[limit.per]).toISOString();
      return { limit, ref, before: current?.count ?? 0, expiresAt: current?.expiresAt ?? end };
    });
    const over = next.find(({ limit, before }) => before + amount > limit.most);
    if (over) return { limit: over.limit, until: over.expiresAt };
    for (const { ref, before, expiresAt } of next)
      tx.set(ref, { count: before + amount, expiresAt });
    return null;
  });
}

/** Whether a budget allows one more use (or `amount`); if so, it is counted. For who must not be told. */
export async function isWithinBudget<Name extends BudgetName>(
  ports: ThrottlePorts,
  name: Name,
  whose: Whose<Name>,
  amount = 1,
): Promise<boolean> {
  return (await spend(ports, name, whose, amount)) === null;
}

const OF: Readonly<Record<Limit['by'], string>> = {
  network: ' from one network',
  mailbox: ' for one e-mail address',
  account: '',
  press: '',
};

function waitInWords(until: string, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
  if (minutes === 1) return 'a minute';
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** As `isWithinBudget`, but throws `Refused` `account/throttled`, which says the limit and how long to wait. */
export async function requireBudget<Name extends BudgetName>(
  ports: ThrottlePorts,
  name: Name,
  whose: Whose<Name>,
  amount = 1,
): Promise<void> {
  const over = await spend(ports, name, whose, amount);
  if (!over) return;
  const { most, per, by } = over.limit;
  const limit = `${most} ${BUDGETS[name].what} ${per === 'hour' ? 'an hour' : 'a day'}${OF[by]}`;
  throw new Refused('account/throttled', {
    values: { limit, wait: waitInWords(over.until, ports.now()) },
  });
}
