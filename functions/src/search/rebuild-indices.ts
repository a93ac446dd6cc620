/**
 * Every index anew, from what is published now, a page at a time. Each is made beside the one that is
 * asked and put in its place at once. What changes meanwhile is sent to both, and no page is read and
 * sent while something else is: so nothing is missing, and nothing is older than it may be.
 */
import { randomUUID } from 'node:crypto';
import { SEARCH_KINDS, type SearchKind } from '@quire/model/search/search-kinds';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { IndexChange } from './search-engine.ts';
import { SEARCH_SOURCES, searchRecord } from './search-sources.ts';
import { type SearchPorts, sendDue, settingsMark } from './send-due.ts';
import { type Lease, type SenderState, settleLease, takeLease } from './sender-lease.ts';

const PAGE = 400;

/** A rebuild that nobody has gone on with for so long begins its index anew. */
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
  /** Where to go on; null: all is done. */
  readonly after: string | null;
  readonly count: number;
  readonly total: number;
}

/** A sender holds the lease for seconds. */
const TRIES = 240;
const BETWEEN_TRIES_MS = 500;

async function patientLease(ports: RebuildPorts): Promise<Lease> {
  for (let round = 0; round < TRIES; round += 1) {
    const lease = await takeLease(ports, { patient: true });
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
    .limit(PAGE);
  return (await (last ? all.startAfter(last) : all).get()).docs;
}

function recordsOf(
  { log }: RebuildPorts,
  kind: SearchKind,
  docs: readonly QueryDocumentSnapshot[],
): IndexChange[] {
  return docs.flatMap((doc) => {
    try {
      const record = searchRecord(SEARCH_SOURCES[kind], doc.id, doc.data());
      return record ? [{ id: doc.id, record }] : [];
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      log.error('record/invalid', { document: doc.ref.path, reason: z.prettifyError(error) });
      return [];
    }
  });
}

interface Turn {
  /** Where to go on; null: that was the last index. */
  readonly next: Cursor | null;
  readonly count: number;
  readonly building: SenderState['building'];
}

/** One page of one index, while nobody else sends. */
async function turn(ports: RebuildPorts, { state }: Lease, asked: Cursor): Promise<Turn> {
  const { engine, now } = ports;
  const { kind, token } = asked;
  const { building } = state;
  const at = now().toISOString();
  const isOurs = building?.token === token && building.kind === kind && building.until > at;
  // Changes of the time in which nobody knew of it are not in it.
  const cursor = isOurs ? asked : { ...asked, last: '' };
  if (cursor.last === '') await engine.beginRebuild(kind);
  const docs = await pageOf(ports, cursor);
  await engine.fillRebuild(kind, recordsOf(ports, kind, docs));
  const last = docs.at(-1);
  if (last && docs.length === PAGE) {
    const until = new Date(now().getTime() + BUILDING_MS).toISOString();
    const next = { ...cursor, last: last.id };
    return { next, count: docs.length, building: { kind, token, until } };
  }
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
 * The next page of a rebuild; `after` as the step before has said, empty at first. Any step may be
 * repeated. Throws what the engine fails with, and `search/busy`.
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
    await settleLease(ports, lease, {
      building: done.building,
      failures: 0,
      pausedUntil: '',
      problem: '',
      ...(isLast ? { settings: settingsMark(ports.engine) } : {}),
    });
  } catch (error) {
    await settleLease(ports, lease, {});
    throw error;
  }
  // Whoever wanted to send meanwhile has gone away again.
  await sendDue(ports);
  const { next, count } = done;
  return { after: next && JSON.stringify(next), count, total: await countAll(ports) };
}
