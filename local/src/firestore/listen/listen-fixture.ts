import { Guard } from '../access/guard.ts';
import { constantGate, type RulesGate } from '../access/rules-gate.ts';
import { everyIndex } from '../indexes/index-guard.ts';
import { silentLogger } from '../logger.ts';
import { Metrics } from '../metrics.ts';
import type { Context } from '../service.ts';
import { Store } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { ListenHub } from './listen-hub.ts';

/** The database that tests of listeners use. */
export const ROOT = 'projects/p/databases/d/documents';

/** A server without transports, with one store. */
export function newContext(gate: RulesGate = constantGate(true), store = new Store()): Context {
  const guard = new Guard(gate, silentLogger);
  const hub = new ListenHub(store);
  const metrics = new Metrics();
  const service = { store, hub, guard, indexes: everyIndex, metrics, log: silentLogger };
  return { service, caller: { kind: 'anonymous' } };
}

/** The write that gives a document one number, or deletes it. */
export function write(path: string, n: number | null): Write {
  const precondition = { kind: 'none' } as const;
  if (n === null) return { kind: 'delete', path, precondition };
  const fields = new Map([['n', { kind: 'integer', value: BigInt(n) } as const]]);
  return { kind: 'set', path, fields, mask: null, transforms: [], precondition };
}

/** Commits writes to the database of the tests. */
export async function commitTo(context: Context, writes: readonly Write[]): Promise<void> {
  const { store } = context.service;
  await store.commit(store.database('p', 'd'), writes, () => {});
}

/** A target for a structured query at the root. */
export const queryTarget = (structuredQuery: object) => ({
  query: { parent: ROOT, structuredQuery },
});

/** A target for named documents. */
export const documentsTarget = (...paths: string[]) => ({
  documents: { documents: paths.map((path) => `${ROOT}/${path}`) },
});

/** A filter on the number of a document. */
export function filter(op: string, ...numbers: number[]): object {
  const values = numbers.map((integerValue) => ({ integerValue }));
  const value = op === 'IN' || op === 'NOT_IN' ? { arrayValue: { values } } : values[0];
  return { fieldFilter: { field: { fieldPath: 'n' }, op, value } };
}

/** An order by the number of a document. */
export const byNumber = (direction = 'ASCENDING') => ({ field: { fieldPath: 'n' }, direction });
