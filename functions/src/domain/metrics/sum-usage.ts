/** Adds the daily counts to the totals beside the articles. */
import { isDeepStrictEqual } from 'node:util';
import { PUBLISHED_ARTICLES, USAGE, USAGE_DAYS } from '@quire/model/collections';
import type { Metrics } from '@quire/model/entities/published';
import { type Usage, UsageDaySchema, UsageSchema } from '@quire/model/entities/usage';
import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CountPorts } from './count-use.ts';

/** A day that was missed is added in the following week. */
const LOOK_BACK_DAYS = 7;
const PAGE = 500;
const AT_ONCE = 8;
const DAY_MS = 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The articles that were read in a period. */
async function articlesRead(db: Firestore, from: string, until: string): Promise<Set<string>> {
  const articles = new Set<string>();
  const days = db
    .collectionGroup(USAGE_DAYS)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .select('article')
    .limit(PAGE);
  for (let page = await days.get(); !page.empty; ) {
    for (const each of page.docs) articles.add(String(each.get('article')));
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) break;
    page = await days.startAfter(last).get();
  }
  return articles;
}

/** Adds complete days that are not yet in an article's total. Repeating it adds nothing. */
function addDays(db: Firestore, article: string, until: string): Promise<Usage | null> {
  const ref = db.collection(USAGE).doc(article);
  return inTransaction(db, async (tx) => {
    const before = UsageSchema.safeParse((await tx.get(ref)).data()).data;
    if (before && before.until >= until) return before;
    const found = await ref
      .collection(USAGE_DAYS)
      .where('day', '>', before?.until ?? '')
      .where('day', '<=', until)
      .orderBy('day')
      .get();
    const days = found.docs.flatMap((doc) => UsageDaySchema.safeParse(doc.data()).data ?? []);
    const since = before?.since ?? days[0]?.day;
    if (!since) return null;
    const usage: Usage = {
      views: days.reduce((sum, { views }) => sum + views, before?.views ?? 0),
      downloads: days.reduce((sum, { downloads }) => sum + downloads, before?.downloads ?? 0),
      since,
      until,
    };
    tx.set(ref, usage);
    return usage;
  });
}

/** The public figures of a total: a download of the PDF is also a view of the article. */
function metricsOf({ views, downloads, since, until }: Usage): Metrics {
  return { views: views + downloads, downloads, since, until };
}

async function show(db: Firestore, article: string, metrics: Metrics): Promise<boolean> {
  const ref = db.collection(PUBLISHED_ARTICLES).doc(article);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(ref);
    if (!before.exists || isDeepStrictEqual(before.get('metrics'), metrics)) return false;
    tx.update(ref, { metrics });
    return true;
  });
}

/**
 * Updates the totals of the articles that were read in the last week, up to yesterday. Resolves to how many changed.
 * Can be interrupted and repeated.
 */
export async function sumUsage({ db, now }: CountPorts): Promise<number> {
  const today = now().getTime();
  const until = dayOf(today - DAY_MS);
  const waiting = [...(await articlesRead(db, dayOf(today - LOOK_BACK_DAYS * DAY_MS), until))];
  let changed = 0;
  const work = async () => {
    for (let article = waiting.pop(); article; article = waiting.pop()) {
      const usage = await addDays(db, article, until);
      if (usage && (await show(db, article, metricsOf(usage)))) changed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return changed;
}
