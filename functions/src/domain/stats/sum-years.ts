/**
 * Roll-ups → this year beside last year, for the office and, where a journal wants it, for readers.
 */
import { NOTICE_KINDS } from '@quire/model/article-types';
import {
  DIGESTS,
  JOURNALS,
  PUBLISHED_ARTICLES,
  STATS,
  statisticsDigestId,
} from '@quire/model/collections';
import { ChargesSchema } from '@quire/model/entities/journal';
import { PRESS_SCOPE, StatMonthSchema, statDocId } from '@quire/model/entities/stat';
import {
  MOST_READ,
  type ReadArticle,
  type StatYears,
  StatYearsSchema,
  statYearsDocId,
} from '@quire/model/entities/stat-years';
import { isFreeJournal } from '@quire/model/submission/declarations-for';
import type { Firestore } from 'firebase-admin/firestore';
import { allDocuments } from '../../platform/database/all-documents.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import type { CountPorts } from '../metrics/count-use.ts';
import { knownDays, type StatDays, yearPeriod } from './year-figures.ts';

const DAY_MS = 86_400_000;
/** The press's most read articles are read in pages, until every journal has enough or this many were read. */
const READ_PAGE = 250;
const READ_MOST = 2_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The same day a year earlier; for 29 February, 28 February. */
const yearBefore = (day: string): string => {
  const year = Number(day.slice(0, 4)) - 1;
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
};

/** Every month from January of last year to the month of a day. */
function monthsUntil(until: string): string[] {
  const year = Number(until.slice(0, 4));
  const months = [year - 1, year].flatMap((each) =>
    Array.from({ length: 12 }, (_, at) => `${each}-${String(at + 1).padStart(2, '0')}`),
  );
  return months.filter((month) => month <= until.slice(0, 7));
}

async function daysOf(db: Firestore, scope: string, months: readonly string[]): Promise<StatDays> {
  const refs = months.map((month) => db.collection(STATS).doc(statDocId(scope, month)));
  const found = await db.getAll(...refs);
  return new Map(
    found.flatMap((doc) => {
      const month = StatMonthSchema.safeParse(doc.data()).data;
      return Object.entries(month?.days ?? {}).map(
        ([date, day]) => [`${month?.month}-${date}`, day] as const,
      );
    }),
  );
}

/**
 * The most read articles of the press and of each journal, most read first. The list of a journal with
 * few readers may be incomplete, but never wrong.
 */
async function mostRead(
  db: Firestore,
  journals: readonly string[],
): Promise<ReadonlyMap<string, readonly ReadArticle[]>> {
  const lists = new Map<string, ReadArticle[]>(
    [PRESS_SCOPE, ...journals].map((scope) => [scope, []]),
  );
  const isFull = () => [...lists.values()].every((list) => list.length >= MOST_READ);
  const ranked = db
    .collection(PUBLISHED_ARTICLES)
    .orderBy('metrics.views', 'desc')
    .select('journal', 'issue', 'akey', 'title', 'type', 'metrics')
    .limit(READ_PAGE);
  let seen = 0;
  for (let page = await ranked.get(); !page.empty; ) {
    for (const doc of page.docs) {
      const { metrics, type, ...article } = doc.data();
      // Notices are read because of another article.
      if (String(type) in NOTICE_KINDS) continue;
      const read = StatYearsSchema.shape.mostRead.element.safeParse({ ...article, ...metrics });
      if (!read.success) continue;
      for (const scope of [PRESS_SCOPE, read.data.journal]) {
        const list = lists.get(scope);
        if (list && list.length < MOST_READ) list.push(read.data);
      }
    }
    seen += page.size;
    const last = page.docs.at(-1);
    if (!last || page.size < READ_PAGE || seen >= READ_MOST || isFull()) break;
    page = await ranked.startAfter(last).get();
  }
  return lists;
}

/**
 * Updates the public statistics of a journal from its record and its figures: they are public while the
 * journal wants it.
 */
export async function showStatistics(db: Firestore, jkey: string): Promise<void> {
  const digest = db.collection(DIGESTS).doc(statisticsDigestId(jkey));
  const journal = await db.collection(JOURNALS).doc(jkey).get();
  const isPublic =
    journal.get('publishesStatistics') === true && journal.get('deletedAt') === undefined;
  const years = isPublic
    ? StatYearsSchema.safeParse((await db.collection(STATS).doc(statYearsDocId(jkey)).get()).data())
        .data
    : undefined;
  await (years ? digest.set(years) : digest.delete());
}

/** Brings the figures of this year and last year up to yesterday. Resolves to the scopes that have them. */
export async function sumYears({ db, now }: CountPorts): Promise<readonly string[]> {
  const journals: string[] = [];
  const charging = new Set<string>();
  for await (const doc of allDocuments(db, JOURNALS, ['charges', 'deletedAt'])) {
    if (doc.get('deletedAt') !== undefined) continue;
    journals.push(doc.id);
    if (isFreeJournal(ChargesSchema.safeParse(doc.get('charges')).data)) continue;
    for (const scope of [PRESS_SCOPE, doc.id]) charging.add(scope);
  }
  const until = dayOf(now().getTime() - DAY_MS);
  const before = yearBefore(until);
  const [year, last] = [until.slice(0, 4), before.slice(0, 4)];
  const months = monthsUntil(until);
  const ofPress = await daysOf(db, PRESS_SCOPE, months);
  const read = await mostRead(db, journals);
  for (const scope of [PRESS_SCOPE, ...journals]) {
    const days =
      scope === PRESS_SCOPE ? ofPress : knownDays(await daysOf(db, scope, months), ofPress);
    const hasFees = charging.has(scope);
    const years: StatYears = {
      scope,
      until,
      periods: [
        yearPeriod(days, { from: `${year}-01-01`, to: until, hasFees }),
        yearPeriod(days, { from: `${last}-01-01`, to: before, hasFees }),
        yearPeriod(days, { from: `${last}-01-01`, to: `${last}-12-31`, hasFees }),
      ],
      mostRead: [...(read.get(scope) ?? [])],
      updatedAt: now().toISOString(),
    };
    await db.collection(STATS).doc(statYearsDocId(scope)).set(withoutUndefined(years));
  }
  for (const jkey of journals) await showStatistics(db, jkey);
  return [PRESS_SCOPE, ...journals];
}
