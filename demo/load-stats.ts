import { INVOICES, PUBLISHED_ARTICLES, STATS } from '@quire/model/collections';
import { type Invoice, InvoiceSchema } from '@quire/model/entities/invoice';
import { type DecisionKind, StatDaySchema, statDocId } from '@quire/model/entities/stat';
import type { Firestore } from 'firebase-admin/firestore';
import type { CountPorts } from '../functions/src/domain/metrics/count-use.ts';
import { countPublications } from '../functions/src/domain/stats/count-publications.ts';
import { DayTally } from '../functions/src/domain/stats/day-tally.ts';
import { sumStats } from '../functions/src/domain/stats/sum-stats.ts';
import { sumYears } from '../functions/src/domain/stats/sum-years.ts';
import { withoutUndefined } from '../functions/src/platform/database/transaction.ts';
import { chance } from './chance.ts';

/** What the press sums by itself goes back so far. */
const SUMMED_DAYS = 31;
const INVENTED_DAYS = 760;
/** Reviews, publication, endogeny and waivers are counted for so many days: what was before them is unknown. */
const COUNTED_DAYS = 420;
const DAY_MS = 86_400_000;

const UNKNOWN = {
  reviewsAsked: undefined,
  reviewsReceived: undefined,
  waiversAsked: undefined,
  waiversGranted: undefined,
  publication: undefined,
  endogeny: undefined,
};

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The outcomes of manuscripts, and how many of a hundred have each. */
const OUTCOMES: readonly (readonly [DecisionKind, number])[] = [
  ['desk_reject', 22],
  ['reject', 40],
  ['major', 66],
  ['minor', 82],
  ['accept', 100],
];

/** What happened in a journal on a day long ago; readers and manuscripts grow in number over time. */
function inventDay(tally: DayTally, journal: string, day: string, age: number): void {
  const seed = `${journal} ${day}`;
  const growth = 1 - 0.6 * (age / INVENTED_DAYS);
  const isWeekend = new Date(day).getUTCDay() % 6 === 0;
  const views = Math.floor((isWeekend ? 22 : 55) * growth * (0.5 + chance(seed)));
  tally.add(journal, 'views', views);
  tally.add(journal, 'downloads', Math.floor(views * (0.2 + 0.15 * chance(`pdf ${seed}`))));
  if (isWeekend) return;
  if (chance(`asked ${seed}`) < 0.3 * growth) tally.count(journal, 'reviewsAsked');
  if (chance(`reported ${seed}`) < 0.17 * growth) tally.count(journal, 'reviewsReceived');
  if (chance(`waiver ${seed}`) < 0.012 * growth) {
    tally.count(journal, 'waiversAsked');
    if (chance(`waived ${seed}`) < 0.7) tally.count(journal, 'waiversGranted');
  }
  if (chance(`in ${seed}`) < 0.11 * growth) tally.add(journal, 'received');
  tally.add(journal, 'overdue', Math.floor(2.2 * chance(`late ${journal} ${day.slice(0, 7)}`)));
  if (chance(`out ${seed}`) >= 0.1 * growth) return;
  const drawn = 100 * chance(`outcome ${seed}`);
  const kind = OUTCOMES.find(([, most]) => drawn < most)?.[0] ?? 'accept';
  tally.decide(journal, kind);
  const took = kind === 'desk_reject' ? 6 : 38;
  if (kind === 'accept') tally.took(journal, 'acceptance', 70 + Math.floor(80 * chance(seed)));
  else tally.took(journal, 'firstDecision', took + Math.floor(30 * chance(seed)));
}

/** The days on which anything was published. */
async function publicationDays(db: Firestore): Promise<ReadonlySet<string>> {
  const all = await db.collection(PUBLISHED_ARTICLES).select('published').get();
  return new Set(all.docs.map((each) => String(each.get('published'))));
}

/** The invoices and credit notes of each day, as they were really issued. */
async function invoicesByDay(db: Firestore): Promise<ReadonlyMap<string, readonly Invoice[]>> {
  const all = await db.collection(INVOICES).get();
  const issued = all.docs.flatMap((doc) => InvoiceSchema.safeParse(doc.data()).data ?? []);
  return Map.groupBy(issued, ({ issuedAt }) => (issuedAt ?? '').slice(0, 10));
}

/**
 * Gives the office two years to compare: the last month summed by the press from what is there, as every
 * night, and what was before it invented. Where a month is there already, nothing changes.
 */
export async function loadStats(ports: CountPorts, journals: readonly string[]): Promise<void> {
  const { db, now } = ports;
  const today = now().getTime();
  const published = await publicationDays(db);
  const invoices = await invoicesByDay(db);
  const months = new Map<string, Map<string, Record<string, unknown>>>();
  for (let age = SUMMED_DAYS + 1; age <= INVENTED_DAYS; age += 1) {
    const day = dayOf(today - age * DAY_MS);
    const tally = new DayTally();
    for (const journal of journals) inventDay(tally, journal, day, age);
    if (published.has(day)) await countPublications(db, day, tally);
    for (const { kind, journal, currency, net } of invoices.get(day) ?? []) {
      tally.earned(journal, currency, kind === 'credit_note' ? -net : net);
    }
    for (const [scope, figures] of tally.scopes) {
      const id = statDocId(scope, day.slice(0, 7));
      const days = months.get(id) ?? new Map<string, Record<string, unknown>>();
      const counted =
        age <= COUNTED_DAYS ? figures : StatDaySchema.parse({ ...figures, ...UNKNOWN });
      months.set(id, days.set(day.slice(8), withoutUndefined(counted)));
    }
  }
  const stats = db.collection(STATS);
  const there = new Set((await stats.select().get()).docs.map(({ id }) => id));
  const batch = db.batch();
  for (const [id, days] of months) {
    if (there.has(id)) continue;
    const [scope = '', month = ''] = id.split('~');
    const updatedAt = now().toISOString();
    batch.set(stats.doc(id), { scope, month, updatedAt, days: Object.fromEntries(days) });
  }
  await batch.commit();
  await sumStats(ports);
  await sumYears(ports);
}
