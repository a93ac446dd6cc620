import { PUBLISHED_ARTICLES, USAGE, USAGE_DAYS } from '@quire/model/collections';
import type { CountPorts } from '../functions/src/metrics/count-use.ts';
import { sumUsage } from '../functions/src/metrics/sum-usage.ts';

const DAYS = 14;
const ARTICLES_READ = 24;
const DAY_MS = 86_400_000;

/** A number from 0 to 1 that only looks like chance: the same for the same text. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * Invents readers for the newest articles in the two weeks before today, and sums them as the press
 * does every night. The numbers mean nothing: the demo press has no readers. An article that has
 * been counted already keeps its numbers.
 */
export async function loadUsage(ports: CountPorts): Promise<void> {
  const { db, now } = ports;
  const newest = await db
    .collection(PUBLISHED_ARTICLES)
    .orderBy('published', 'desc')
    .select()
    .limit(ARTICLES_READ)
    .get();
  const batch = db.batch();
  for (const { id } of newest.docs) {
    const usage = db.collection(USAGE).doc(id);
    if ((await usage.get()).exists) continue;
    for (let ago = 1; ago <= DAYS; ago += 1) {
      const day = new Date(now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);
      const views = Math.floor(40 * chance(id) * chance(`${id} ${ago}`));
      if (views === 0) continue;
      const downloads = Math.floor(views * 0.4 * chance(`${ago} ${id}`));
      batch.set(usage.collection(USAGE_DAYS).doc(day), { article: id, day, views, downloads });
    }
  }
  await batch.commit();
  await sumUsage(ports);
}
