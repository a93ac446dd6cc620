/**
 * Rebuilds every index from what is currently published, a page at a time. Each is built next to the
 * live one and replaces it in one step. Changes in the meantime are sent to both, and no other sender
 * runs while a page is read and sent: so no record is missing or outdated.
 */
import { randomUUID } from 'node:crypto';
import { SEARCH_KINDS, type SearchKind } from '@quire/model/search/search-kinds';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  SEARCH_SOURCES,
  type SearchChange,
  searchChanges,
} from '../search-queue/search-sources.ts';
import { isOutage } from './search-engine.ts';
import { type SearchPorts, sendDue, settingsMark, shortReason } from './send-due.ts';
import {
  type Lease,
  renewLease,
  type SenderState,
  takeSenderLease,
  updateLease,
} from './sender-lease.ts';

/** Documents that are read and sent together. */
const pageSize = (kind: SearchKind): number => SEARCH_SOURCES[kind].atOnce ?? 400;

/** A rebuild that has not continued for this long restarts its index. */
const BUILDING_MS = 20 * 60_000;

const CursorSchema = z.object({
  token: z.string(),
  kind: z.enum(SEARCH_KINDS),
  /** The last record that was sent; empty: none yet. */
  last: z.string(),
});
type Cursor = z.infer<typeof CursorSchema>;

export interface RebuildPorts extends SearchPorts {
  readonly wait: (ms: number) => Promise<void>;
}

export interface RebuildStep {
  /** Where to continue; null: done. */
  readonly after: string | null;
  readonly count: number;
  readonly total: number;
}

/** A sender holds the lease for seconds. */
const TRIES = 240;
const BETWEEN_TRIES_MS = 500;

async function patientLease(ports: RebuildPorts): Promise<Lease> {
  for (let round = 0; round < TRIES; round += 1) {
    const lease = await takeSenderLease(ports, { patient: true });
    if (typeof lease !== 'string') return lease;
    await ports.wait(BETWEEN_TRIES_MS);
  }
  throw new Error('search/busy');
}

async function pageOf(
  { db }: RebuildPorts,
  { kind, last }: Cursor,
): Promise<QueryDocumentSnapshot[]> {
  const { collection, fields } = SEARCH_SOURCES[kind];
  const all = db
    .collection(collection)
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .limit(pageSize(kind));
  return (await (last ? all.startAfter(last) : all).get()).docs;
}

function recordsOf(
  { log }: RebuildPorts,
  kind: SearchKind,
  docs: readonly QueryDocumentSnapshot[],
): SearchChange[] {
  return docs.flatMap((doc) => {
    try {
      return searchChanges(SEARCH_SOURCES[kind], doc.id, doc.data()).filter(
        ({ record }) => record !== null,
      );
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      log.error('record/invalid', { document: doc.ref.path, reason: z.prettifyError(error) });
      return [];
    }
  });
}

const lost = () => new Error('search/lease-lost');

/** Records that the engine refuses are left out and reported: they must not block all others. */
async function fill(
  { engine, log }: Pick<RebuildPorts, 'engine' | 'log'>,
  kind: SearchKind,
  changes: readonly SearchChange[],
): Promise<void> {
  try {
    await engine.fillRebuild(kind, changes);
  } catch (error) {
    if (isOutage(error)) throw error;
    const [only, ...others] = changes;
    if (only && others.length === 0) {
      log.error('search/refused', { kind, id: only.id, reason: shortReason(error) });
      return;
    }
    const half = Math.ceil(changes.length / 2);
    await fill({ engine, log }, kind, changes.slice(0, half));
    await fill({ engine, log }, kind, changes.slice(half));
  }
}

interface Turn {
  /** Where to continue; null: that was the last index. */
  readonly next: Cursor | null;
  readonly count: number;
  readonly building: SenderState['building'];
}

/** Sends one page of one index, while no other sender runs. */
async function turn(ports: RebuildPorts, lease: Lease, asked: Cursor): Promise<Turn> {
  const { engine, now } = ports;
  const { state } = lease;
  const { kind, token } = asked;
  const { building } = state;
  const at = now().toISOString();
  // A rebuild that was interrupted during its move may have been moved: the new index would then
  // contain only what is filled now.
  const isOurs =
    building?.token === token &&
    building.kind === kind &&
    building.until > at &&
    !building.isMoving;
  // It lacks the changes made while the rebuild was unknown.
  const cursor = isOurs ? asked : { ...asked, last: '' };
  if (cursor.last === '') await engine.beginRebuild(kind);
  if (!(await renewLease(ports, lease))) throw lost();
  const docs = await pageOf(ports, cursor);
  await fill(ports, kind, recordsOf(ports, kind, docs));
  const last = docs.at(-1);
  const until = new Date(now().getTime() + BUILDING_MS).toISOString();
  if (last && docs.length === pageSize(kind)) {
    const next = { ...cursor, last: last.id };
    return { next, count: docs.length, building: { kind, token, until } };
  }
  const moving = { kind, token, until, isMoving: true };
  // The current holder of the lease has sent changes that this index lacks.
  if (!(await updateLease(ports, lease, { building: moving }, { keep: true }))) throw lost();
  await engine.finishRebuild(kind);
  await engine.pushSettings(kind);
  const following = SEARCH_KINDS[SEARCH_KINDS.indexOf(kind) + 1];
  const next = following ? { token, kind: following, last: '' } : null;
  return { next, count: docs.length, building: null };
}

async function countAll({ db }: RebuildPorts): Promise<number> {
  const counts = await Promise.all(
    Object.values(SEARCH_SOURCES).map(({ collection }) => db.collection(collection).count().get()),
  );
  return counts.reduce((sum, each) => sum + each.data().count, 0);
}

/**
 * The next page of a rebuild; `after` as returned by the previous step, empty at first. Every step
 * can be repeated. Throws the engine's failures, and `search/busy`.
 */
export async function rebuildSome(ports: RebuildPorts, after: string): Promise<RebuildStep> {
  const asked: Cursor = after
    ? CursorSchema.parse(JSON.parse(after))
    : { token: randomUUID(), kind: SEARCH_KINDS[0], last: '' };
  const lease = await patientLease(ports);
  let done: Turn;
  try {
    done = await turn(ports, lease, asked);
    const isLast = done.next === null;
    await updateLease(ports, lease, {
      building: done.building,
      failures: 0,
      pausedUntil: '',
      problem: '',
      ...(isLast ? { settings: settingsMark(ports.engine) } : {}),
    });
  } catch (error) {
    await updateLease(ports, lease, {});
    throw error;
  }
  // Senders that found the lease taken in the meantime have stopped.
  await sendDue(ports);
  const { next, count } = done;
  return { after: next && JSON.stringify(next), count, total: await countAll(ports) };
}
