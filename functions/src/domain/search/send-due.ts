/** Sends the queue, with the records in their current state. */
import { createHash } from 'node:crypto';
import { SEARCH_QUEUE } from '@quire/model/collections';
import { SEARCH_KINDS, type SearchKind } from '@quire/model/search/search-kinds';
import { indexSettings, searchSynonyms } from '@quire/model/search/search-settings';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { QueuedSchema } from '../search-queue/search-queue.ts';
import {
  type SearchChange,
  type SearchSource,
  searchChanges,
  sourceOf,
} from '../search-queue/search-sources.ts';
import { isOutage, type SearchEngine } from './search-engine.ts';
import {
  type Lease,
  readSenderState,
  renewLease,
  senderRef,
  takeSenderLease,
  updateLease,
} from './sender-lease.ts';

export interface SearchPorts extends Pick<Ports, 'db' | 'now' | 'log'> {
  readonly engine: SearchEngine;
}

/** Notes that are processed together; beyond the first note's records, up to this many. */
const NOTES_AT_ONCE = 100;
const RECORDS_A_ROUND = 2_000;
/** Documents that are read and sent together, unless their source has another number. */
const DOCUMENTS_AT_ONCE = 400;

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** After failure *n*: 15 seconds, 30, a minute … an hour. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);

/** A failure in a few words, for the people who run the search. */
export const shortReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** Changes whenever the settings, the synonyms or the target change. */
export const settingsMark = (engine: SearchEngine): string => {
  const all = SEARCH_KINDS.map((kind) => indexSettings('', kind));
  const said = JSON.stringify([engine.target, all, searchSynonyms()]);
  return createHash('sha256').update(said).digest('hex').slice(0, 24);
};

/**
 * The current search records of these documents. Those that do not match their schema are left unchanged
 * in the index.
 */
async function changesOf(
  { db, log }: SearchPorts,
  source: SearchSource,
  ids: readonly string[],
): Promise<SearchChange[]> {
  const refs = ids.map((id) => db.collection(source.collection).doc(id));
  const found = await db.getAll(...refs, { fieldMask: [...source.fields] });
  return found.flatMap((snapshot) => {
    try {
      return searchChanges(source, snapshot.id, snapshot.data());
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const reason = z.prettifyError(error);
      log.error('record/invalid', { document: snapshot.ref.path, reason });
      return [];
    }
  });
}

/** Another sender is running: what we have read may be older than what it sent. */
class LeaseLost extends Error {}

async function sendIds(
  ports: SearchPorts,
  source: SearchSource,
  ids: readonly string[],
  lease: Lease,
): Promise<void> {
  const { building } = lease.state;
  const isRebuilt = building?.kind === source.kind && building.until > ports.now().toISOString();
  const { atOnce = DOCUMENTS_AT_ONCE } = source;
  for (let from = 0; from < ids.length; from += atOnce) {
    if (!(await renewLease(ports, lease))) throw new LeaseLost();
    const changes = await changesOf(ports, source, ids.slice(from, from + atOnce));
    await ports.engine.send(source.kind, changes, isRebuilt);
  }
}

interface Note {
  readonly snapshot: QueryDocumentSnapshot;
  readonly kind: SearchKind;
  readonly source: SearchSource;
  readonly ids: readonly string[];
  readonly attempts: number;
}

function readNote(snapshot: QueryDocumentSnapshot): Note | null {
  const { data } = QueuedSchema.safeParse(snapshot.data());
  const source = data && sourceOf(data.collection);
  return data && source ? { snapshot, source, kind: source.kind, ...data } : null;
}

/** Deletes the note, unless it was written again in the meantime, which makes it a new note. */
async function strike({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  await ref.delete({ lastUpdateTime: updateTime }).catch(ignoreContested);
}

function ignoreContested(error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
  // Not found, or changed in the meantime.
  if (code !== 5 && code !== 9) throw error;
}

/** Records that the engine refuses (not failures of the engine) are retried separately. */
async function postpone(
  ports: SearchPorts,
  { snapshot, attempts }: Note,
  ids: readonly string[],
  error: unknown,
): Promise<void> {
  const due = new Date(ports.now().getTime() + pauseAfter(attempts + 3)).toISOString();
  const { ref, updateTime } = snapshot;
  ports.log.error('search/refused', { note: ref.path, ids, reason: shortReason(error) });
  await ref
    .update({ ids, attempts: attempts + 1, due }, { lastUpdateTime: updateTime })
    .catch(ignoreContested);
}

/** Sends the records of a note one by one, to find the one that is refused. */
async function sendApart(ports: SearchPorts, note: Note, lease: Lease): Promise<void> {
  const refused: string[] = [];
  let reason: unknown;
  for (const id of note.ids) {
    try {
      await sendIds(ports, note.source, [id], lease);
    } catch (error) {
      if (error instanceof LeaseLost || isOutage(error)) throw error;
      refused.push(id);
      reason = error;
    }
  }
  await (refused.length > 0 ? postpone(ports, note, refused, reason) : strike(note.snapshot));
}

/** Sends notes of one kind in as few requests as possible. Throws on an outage. */
async function sendNotes(ports: SearchPorts, notes: readonly Note[], lease: Lease): Promise<void> {
  const [first] = notes;
  if (!first) return;
  const ids = [...new Set(notes.flatMap((note) => note.ids))];
  try {
    await sendIds(ports, first.source, ids, lease);
    await Promise.all(notes.map(({ snapshot }) => strike(snapshot)));
  } catch (error) {
    if (error instanceof LeaseLost || isOutage(error)) throw error;
    for (const note of notes) await sendApart(ports, note, lease);
  }
}

const dueNotes = ({ db, now }: SearchPorts) =>
  db.collection(SEARCH_QUEUE).where('due', '<=', now().toISOString()).orderBy('due');

/** The notes that are sent before the lease is checked again. */
function firstOf(docs: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot[] {
  let records = 0;
  return docs.filter((doc) => {
    const before = records;
    const ids: unknown = doc.get('ids');
    records += Array.isArray(ids) ? ids.length : 1;
    return before < RECORDS_A_ROUND;
  });
}

/**
 * Pushes all settings. Settings that are refused (for example by another plan) block no records.
 */
async function pushAll(ports: SearchPorts, lease: Lease): Promise<boolean> {
  const { engine, log } = ports;
  try {
    for (const kind of SEARCH_KINDS) {
      await engine.pushSettings(kind);
      if (!(await renewLease(ports, lease))) throw new LeaseLost();
    }
    return true;
  } catch (error) {
    if (error instanceof LeaseLost || isOutage(error)) throw error;
    log.error('search/settings-refused', { reason: shortReason(error) });
    return false;
  }
}

/** Sends everything that is due while we hold the lease; returns the number of notes. */
async function drain(ports: SearchPorts, lease: Lease, mark: string): Promise<number> {
  const { state } = lease;
  if (state.settings !== mark && (await pushAll(ports, lease))) {
    await updateLease(ports, lease, { settings: mark }, { keep: true });
  }
  let sent = 0;
  for (;;) {
    const { docs } = await dueNotes(ports).limit(NOTES_AT_ONCE).get();
    const taken = firstOf(docs);
    const notes = taken.map(readNote);
    for (const [place, doc] of taken.entries()) if (!notes[place]) await strike(doc);
    const known = notes.filter((note) => note !== null);
    for (const some of Map.groupBy(known, ({ kind }) => kind).values()) {
      await sendNotes(ports, some, lease);
    }
    sent += known.length;
    const isAll = docs.length < NOTES_AT_ONCE && taken.length === docs.length;
    if (isAll || !(await renewLease(ports, lease))) return sent;
  }
}

export type Sent =
  | { readonly outcome: 'sent'; readonly notes: number }
  /** Another sender is running, and checks the queue again before it ends. */
  | { readonly outcome: 'busy' | 'paused' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Whether anything is due, for a schedule that usually finds nothing: two reads. */
export async function hasDue(ports: SearchPorts): Promise<boolean> {
  const state = readSenderState((await senderRef(ports.db).get()).data());
  if (state.settings !== settingsMark(ports.engine)) return true;
  return !(await dueNotes(ports).limit(1).select().get()).empty;
}

/**
 * Sends everything that is due. Can be called at any time: only one caller sends, and what a failing
 * engine did not accept waits for the schedule.
 */
export async function sendDue(ports: SearchPorts): Promise<Sent> {
  const mark = settingsMark(ports.engine);
  let notes = 0;
  for (;;) {
    const lease = await takeSenderLease(ports);
    if (typeof lease === 'string') return { outcome: lease };
    try {
      notes += await drain(ports, lease, mark);
      await updateLease(ports, lease, { failures: 0, pausedUntil: '', problem: '' });
    } catch (error) {
      if (error instanceof LeaseLost) return { outcome: 'busy' };
      const failures = lease.state.failures + 1;
      const pausedUntil = new Date(ports.now().getTime() + pauseAfter(failures)).toISOString();
      const reason = shortReason(error);
      await updateLease(ports, lease, { failures, pausedUntil, problem: reason });
      ports.log.error('search/away', { reason, failures });
      return { outcome: 'failed', reason };
    }
    // Callers that found the lease taken have stopped.
    if ((await dueNotes(ports).limit(1).select().get()).empty) return { outcome: 'sent', notes };
  }
}
