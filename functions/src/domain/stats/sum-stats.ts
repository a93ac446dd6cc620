/** One day's usage and events → the roll-ups that the office shows. Pages do not sum anything. */
import { STATS } from '@quire/model/collections';
import { PRESS_SCOPE, type StatDay, StatMonthSchema, statDocId } from '@quire/model/entities/stat';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import type { CountPorts } from '../metrics/count-use.ts';
import { countEvents } from './count-decisions.ts';
import { countPublications } from './count-publications.ts';
import { countOverdue, countReadings } from './count-readings.ts';
import { countRevenue } from './count-revenue.ts';
import { countWaivers } from './count-waivers.ts';
import { DayTally } from './day-tally.ts';

const DAY_MS = 86_400_000;
/** Days that were missed are filled in within this limit, which is also where a new press begins. */
const LOOK_BACK_DAYS = 31;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days of recent weeks without a roll-up of the press, and always the day before today. */
async function missingDays(db: Firestore, today: number): Promise<string[]> {
  const days = Array.from({ length: LOOK_BACK_DAYS }, (_, ago) =>
    dayOf(today - (ago + 1) * DAY_MS),
  );
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const found = await db.getAll(
    ...months.map((month) => db.collection(STATS).doc(statDocId(PRESS_SCOPE, month))),
  );
  const known = new Map(
    found.map((each, place) => [
      months[place] ?? '',
      StatMonthSchema.safeParse(each.data()).data?.days ?? {},
    ]),
  );
  const [yesterday = ''] = days;
  const isMissing = (day: string) => known.get(day.slice(0, 7))?.[day.slice(8)] === undefined;
  return [...new Set([yesterday, ...days.filter(isMissing)])].toReversed();
}

async function write(
  db: Firestore,
  day: string,
  scopes: ReadonlyMap<string, StatDay>,
  at: string,
): Promise<void> {
  const [month, date] = [day.slice(0, 7), day.slice(8)];
  const writer = db.bulkWriter();
  const written = [...scopes].map(([scope, figures]) =>
    writer.set(
      db.collection(STATS).doc(statDocId(scope, month)),
      { scope, month, updatedAt: at, days: { [date]: withoutUndefined(figures) } },
      // Replaces the whole day, without merging in its old value.
      { mergeFields: ['scope', 'month', 'updatedAt', new FieldPath('days', date)] },
    ),
  );
  await Promise.all([...written, writer.close()]);
}

/** Sums one day. The result replaces the old value, so it can be repeated. */
async function sumDay({ db, now }: CountPorts, day: string): Promise<void> {
  const tally = new DayTally();
  const next = dayOf(Date.parse(day) + DAY_MS);
  await countReadings(db, day, tally);
  await countEvents(db, `${day}T00:00:00.000Z`, `${next}T00:00:00.000Z`, tally);
  await countPublications(db, day, tally);
  await countRevenue(db, `${day}T00:00:00.000Z`, `${next}T00:00:00.000Z`, tally);
  await countWaivers(db, `${day}T00:00:00.000Z`, `${next}T00:00:00.000Z`, tally);
  await countOverdue(db, `${next}T00:00:00.000Z`, tally);
  await write(db, day, tally.scopes, now().toISOString());
}

/** Brings the roll-ups up to yesterday. Resolves to the days that were summed. */
export async function sumStats(ports: CountPorts): Promise<readonly string[]> {
  const days = await missingDays(ports.db, ports.now().getTime());
  for (const day of days) await sumDay(ports, day);
  return days;
}
