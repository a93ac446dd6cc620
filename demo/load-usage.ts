import { PUBLISHED_ARTICLES, USAGE, USAGE_DAYS } from '@quire/model/collections';
import type { CountPorts } from '../functions/src/domain/metrics/count-use.ts';
import { sumUsage } from '../functions/src/domain/metrics/sum-usage.ts';
import { chance } from './chance.ts';

const DAYS = 31;
const ARTICLES_READ = 24;
const DAY_MS = 86_400_000;

/**
 * Invents readers for the newest articles in the month before today, and sums them as the press
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
