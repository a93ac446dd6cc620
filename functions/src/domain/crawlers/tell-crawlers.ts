/**
 * Tells search engines (IndexNow, https://www.indexnow.org/documentation) and the hub of the press's feeds (WebSub,
 * https://www.w3.org/TR/websub/#publishing) which pages have changed, or were removed, since they were told last.
 */
import { CRAWLERS } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { changeStamp } from '../search-queue/changed-at.ts';
import { type ChangedPage, changedPage, PLACE_FIELDS, TOLD_COLLECTIONS } from './changed-pages.ts';
import { INDEX_NOW_KEY_PATH, indexNowKey } from './index-now-key.ts';

export interface CrawlerPorts extends Pick<Ports, 'db' | 'now' | 'log' | 'origin'> {
  /** Where search engines are told; null: nowhere. */
  readonly indexNow: string | null;
  readonly hub: string | null;
  readonly fetch: typeof fetch;
}

/** `crawlers/told`: until when each has been notified of changes. One that is new begins now. */
const ToldSchema = z.object({ indexNow: z.string().optional(), hub: z.string().optional() });

/** A change may be stored a moment after the one that its stamp names. */
const SETTLED_MS = 30_000;
/** Of each collection. What is left is notified of the next time. */
const CHANGES_MAX = 500;
const PATIENCE_MS = 10_000;

interface Change extends ChangedPage {
  readonly at: string;
}

/** Changes of one collection, the first ones first. */
async function changesOf(db: Firestore, collection: string, after: string, until: string) {
  const { docs } = await db
    .collection(collection)
    .where('changedAt', '>', after)
    .where('changedAt', '<=', until)
    .orderBy('changedAt')
    .limit(CHANGES_MAX)
    .select('changedAt', ...PLACE_FIELDS)
    .get();
  return docs.flatMap((each): Change[] => {
    const page = changedPage(collection, each.id, each.data());
    return page ? [{ ...page, at: String(each.get('changedAt')) }] : [];
  });
}

/** All changes until a moment, and that moment: an earlier one where there are too many. */
async function changesBetween(db: Firestore, after: string, until: string) {
  const all = await Promise.all(TOLD_COLLECTIONS.map((each) => changesOf(db, each, after, until)));
  const ends = all.flatMap((some) => (some.length === CHANGES_MAX ? (some.at(-1)?.at ?? []) : []));
  const end = [until, ...ends].toSorted()[0] ?? until;
  return { changes: all.flat().filter(({ at }) => at <= end), end };
}

type Outcome = 'told' | 'later' | 'refused';

const outcomeOf = (status: number): Outcome => {
  if (status < 300) return 'told';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};

async function send(
  ports: CrawlerPorts,
  to: string,
  headers: object,
  body: string,
): Promise<Outcome> {
  try {
    const init = { method: 'POST', headers: { ...headers }, body };
    const answer = await ports.fetch(to, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    if (outcomeOf(answer.status) !== 'told')
      ports.log.error('crawlers/refused', { to, status: answer.status });
    return outcomeOf(answer.status);
  } catch {
    return 'later';
  }
}

function tellIndexNow(ports: CrawlerPorts, to: string, changes: readonly Change[]) {
  const { origin } = ports;
  const message = {
    host: new URL(origin).host,
    key: indexNowKey(origin),
    keyLocation: origin + INDEX_NOW_KEY_PATH,
    urlList: [...new Set(changes.map(({ path }) => origin + path))],
  };
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return send(ports, to, headers, JSON.stringify(message));
}

function tellHub(ports: CrawlerPorts, to: string, changes: readonly Change[]) {
  const body = new URLSearchParams({ 'hub.mode': 'publish' });
  const feeds = new Set(changes.flatMap((change) => change.feeds));
  if (feeds.size === 0) return Promise.resolve<Outcome>('told');
  for (const path of feeds) body.append('hub.url', ports.origin + path);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return send(ports, to, headers, body.toString());
}

const RECIPIENTS = [
  ['indexNow', tellIndexNow],
  ['hub', tellHub],
] as const;

/**
 * Tells each of the two that has a place what has changed. Whoever does not answer is told again the next time; what one
 * refuses is logged and not repeated.
 *
 * @returns how many changes were notified of
 */
export async function tellCrawlers(ports: CrawlerPorts): Promise<number> {
  const { db, now } = ports;
  const ref = db.collection(CRAWLERS).doc('told');
  const told = ToldSchema.safeParse((await ref.get()).data()).data ?? {};
  const until = changeStamp(new Date(now().getTime() - SETTLED_MS));
  // As a rule both were told until the same moment: it is read once for them.
  const read = new Map<string, ReturnType<typeof changesBetween>>();
  let count = 0;
  for (const [name, tell] of RECIPIENTS) {
    const to = ports[name];
    if (!to) continue;
    const after = told[name];
    if (after === undefined) {
      await ref.set({ [name]: until }, { merge: true });
      continue;
    }
    const since = read.get(after) ?? changesBetween(db, after, until);
    read.set(after, since);
    const { changes, end } = await since;
    if (changes.length === 0) continue;
    if ((await tell(ports, to, changes)) === 'later') continue;
    await ref.set({ [name]: end }, { merge: true });
    count += changes.length;
  }
  return count;
}
