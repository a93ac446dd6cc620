import { ADVERT_DAYS, ADVERTS } from '@quire/model/collections';
import { AdvertDaySchema, AdvertFiguresSchema } from '@quire/model/entities/published-advert';
import type { CountPorts } from '../metrics/count-use.ts';

const DAY_MS = 86_400_000;
/** For days that have changed since yesterday. */
const AT_ONCE = 500;

/**
 * Updates the totals of advertisements that were viewed or followed today or yesterday: the sum over all of their days,
 * written only if it differs. Returns how many changed.
 */
export async function sumAdverts({ db, now }: CountPorts): Promise<number> {
  const since = new Date(now().getTime() - DAY_MS).toISOString().slice(0, 10);
  const days = db.collection(ADVERT_DAYS);
  const recent = await days.where('day', '>=', since).limit(AT_ONCE).select('advert').get();
  const adverts = new Set(recent.docs.map((each) => String(each.get('advert'))));
  let changed = 0;
  for (const id of adverts) {
    const ref = db.collection(ADVERTS).doc(id);
    const [all, stored] = await Promise.all([days.where('advert', '==', id).get(), ref.get()]);
    if (!stored.exists) continue;
    const read = all.docs.flatMap((each) => AdvertDaySchema.safeParse(each.data()).data ?? []);
    const sum = (what: 'shown' | 'clicks') => read.reduce((total, each) => total + each[what], 0);
    const figures = { shown: sum('shown'), clicks: sum('clicks') };
    const before = AdvertFiguresSchema.safeParse(stored.data()).data;
    if (before?.shown === figures.shown && before.clicks === figures.clicks) continue;
    // These fields are not part of its data: no revision, no history.
    await ref.update(figures);
    changed += 1;
  }
  return changed;
}
